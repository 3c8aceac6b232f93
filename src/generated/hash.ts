/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '233fcccb5f2fdd6a9d1dbd213314aac5c392a3777399bf0785a65869c02829d4';
