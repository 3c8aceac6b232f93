/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'fb48eeb96d9284aca86c2ddd0b68ab71e7405197e6c22ad8ed77c6d5e5e9d491';
