/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b42540891221509425598c6231d7d88f72f2b3f695b9e7580a61e68a2c123550';
