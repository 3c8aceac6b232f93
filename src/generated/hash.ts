/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '40af58649bd5f12552df651561e75cf717b6f4ea2e29afc45d19d214790e23de';
