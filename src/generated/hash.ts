/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'cca2c436c7dfe53f2797bd02e1edc7bfff86360a09d1291ce7788f97f6674997';
