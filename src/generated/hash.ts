/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '49c3b3bc028466d44a3456797fba704020db445c1d766b3629a3c81dd3fe62ab';
