/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '3f5ace4ee93c03084132f92ca1d2e0986f0212cfeb9f4a354261e20b1baafed2';
