/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ba45e424957bef2d8a54ee3200c8c4884db692c1a68bcdcf29aa54bf9f0efeef';
