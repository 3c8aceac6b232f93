/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '6f83d8dacaa427d027dca008b4a9277631c2304872e674900a2bfcbfc1d79dbf';
