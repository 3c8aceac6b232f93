/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '8aa2e1a37bfe5e34f15c1594fc4c2397855f6990a4ee73c762c83302283785c1';
