/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '9d82f800c4027127de4996c7a30d2b339b147c3425348772ec7f2cabe5ebbe19';
