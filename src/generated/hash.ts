/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '3d497f5d0c3a137c21e81214aa1f75d5a82d301d7dfd4b7f27889bb66106f2b2';
