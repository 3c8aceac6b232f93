/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b119c0136cc112740e2fd98a003a6a7eaf21ee8d276f008545bebcf2abe877b3';
