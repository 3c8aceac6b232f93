/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'eeaac8f314e970ee4cb88749f530ca54ab67edbe788fc20ba4a40e85184ad5a6';
