/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '91977a47448f011a6b26bf44e9104a2a933fe681ea6a5f892381107e07e79820';
