/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '48022c7cd8518be035137147e2d02cfdf5a4cb116291a66ccead422d2110cb74';
