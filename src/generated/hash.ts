/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7ae89acfbc962f51a0e3f35fd9f4fe18c0f8f8f2b8eb6dd0b34d7920d7ff61b1';
