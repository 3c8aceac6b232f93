/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd2d7c65597f3e7dcb6991c6f96be9258e9ab7d566239019832be5126fb05e39b';
