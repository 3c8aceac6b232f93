/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '272f438bbfdce5cd61aa14997d991a103117674cacc70219f1a67681fcf1533c';
