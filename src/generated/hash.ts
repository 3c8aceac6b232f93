/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '581cac68c25f6d1d53cd453362e29b021618cca80c7c10aa907b8e77d4338396';
