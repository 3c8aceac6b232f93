/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '804797bb657447668e010e2c39d798fc31a07f0d3ed006c4d2ad114605c58c5b';
