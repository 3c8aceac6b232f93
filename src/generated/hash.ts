/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c4a078b1c46d5a5c24f77425a1ea60ab35f9a5e6f90449d8ccf68e9e5a11aaa6';
