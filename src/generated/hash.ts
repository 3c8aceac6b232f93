/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a0ac00147d9f8dee94e10aa53e5a218431eef06f2205b29128e11b9b13fb0da3';
