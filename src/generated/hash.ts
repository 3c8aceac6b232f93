/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4fcdf407c54faffe186779b4a8c600c9204b9af043a8ed9f09932ab2aa7f0a2d';
