/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '366fe821a68c56c9c8d0ecaea732051f11f90aa7edc1c5a81cfade385f342f90';
