/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '2e189a65f82983479ee43839e608c320a96f4a4ff0f1484337c301b85d9aafef';
