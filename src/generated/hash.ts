/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '180c862ca84664c431223e438f03c6639f633f6dafb7dc264f6e5852e3cdcc35';
