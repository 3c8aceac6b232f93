/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '08ff6ca4352386fe510a5b22cf324ac1b057bb642bd77603770f69281e8cd353';
