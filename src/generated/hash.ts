/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7eb9a52d2af475d199ea0510cd5a53dfbc77f2f2a09b19a8a8fec500214ad2de';
