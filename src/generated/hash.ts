/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b0ba16048b5a2500637af6fefa9d299b757eab64ee6787081fe1a2b2029115ff';
