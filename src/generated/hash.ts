/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ed8d994b0436428ccd7b8df0b46321a66d7f68a0ed187fce36ffa57524b28c61';
