/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b011bfb138ace3fddde72ef2232b1829ab85a67eb935d4e8120875e90b1f6d55';
