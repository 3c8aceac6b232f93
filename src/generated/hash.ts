/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7775789ac4ce3fe1fb6d38aec206968f8dc79fc12ccbfd60b989d51b63d7488b';
