/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '482475c484f8444e7535f328d7440034a33f2bc8172e8fa4f4a6eceb6663a5f5';
