/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '8a592b3d03e03a0a48d8b7787aba2b5a098d135de3865a5f33d106fb49e66f4e';
