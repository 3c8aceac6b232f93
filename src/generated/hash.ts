/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '786a36104cc36bc84b87e57d2d54a1756733eb81d29aed49e61e60603d2533ca';
