/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7a107d1643e2f663ab56f271cb9fc484cfdf99685329420c76871685be25b06f';
