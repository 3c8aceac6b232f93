/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '364513a21f3cd09850500a8bf98df6326e074c6aea8a17153b0957855012c091';
