/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c93efe6d275aa6a68cf7b2f6cb33c9fc2003e5b14c416eb3ba5c5272e4b4a672';
