/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '6457108581be14e3bc27bc889e1016f41651b87910b7499d0ff030c7b61e7b2e';
