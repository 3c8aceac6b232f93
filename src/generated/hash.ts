/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0d07ff0c8c96a5ad99dab98e7fdc386f37c1816639a4d6fb0d3066eaa0b630ab';
