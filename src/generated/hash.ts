/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '2d43a3982751a9d3c4e27a0c1a3eaed11c520ce9ad1162dc98081f803ccf2642';
