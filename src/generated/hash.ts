/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '8a5d5f9c76d1ba495b95f3e0f07f7896e444ed193c00c571d190f9b2dd2f9de0';
