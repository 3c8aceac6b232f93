/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'cf4445541544b7232a55c900cc606cb928bc4f92a04ac32a7178939370b2f34e';
