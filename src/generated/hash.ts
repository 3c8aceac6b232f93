/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'eb7c1c3f3fac740f4747526c394289b155fec8fe93a3d2e896b523695bf24cfc';
