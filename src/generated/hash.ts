/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4c6c24fd1870c98091009ff316bcf91923bedf6bdfb44c35946f0112664fd6c0';
