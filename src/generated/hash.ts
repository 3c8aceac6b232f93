/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4dad725cf5e9493a4cd256858b6aa6b1e392b12734de1f861e05a9321b75dee4';
