/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd52774cf0a75303b4b526fca65d78423427d1d872dc42914139f6c2ed8a1c1b3';
