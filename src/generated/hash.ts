/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4edd0066cad2832c248a0380b9c66f67102b2bb4724883bd5a22f0c90a24bc58';
