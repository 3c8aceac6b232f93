/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '931bf908e3618d3ba595d0b3ac86868dc0e003fa24dca2cf08e4881194cc2d30';
