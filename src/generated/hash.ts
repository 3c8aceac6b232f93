/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c2ab640af7781bde66c56dfb1c7ff5f8a104b2a95e34cd7cc27f99bfe968ef8b';
