/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '5503d3ecd9767483c2cb298ec05f5e1338588c8dd254178b7a7d9380e503bae9';
