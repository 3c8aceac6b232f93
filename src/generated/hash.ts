/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4cfa28f2e5a048d2d926288a5fb62768d734599d11519d242fc4bf2d2bd7efb5';
