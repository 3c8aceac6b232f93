/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'dc04a06a79bf135b8c4a55ea116e1a392c3fbb9687beb9ebf0623bd77a6cd40b';
