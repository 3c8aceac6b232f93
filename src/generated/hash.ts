/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '3cfd2847855951c61d59cad7c670d37c72fcabb1f4b1eb4a976316f9c6437f92';
