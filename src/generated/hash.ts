/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'cf1f3843724b34b64a7ed2c2b69222056a1895b7d6f44f6e4db2b38d3a41d8a5';
