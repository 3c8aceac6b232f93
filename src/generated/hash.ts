/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c7380cfc5d7d6c9c3575d9034a5849e7871848e9a2d17dafc49c620da474b8d4';
