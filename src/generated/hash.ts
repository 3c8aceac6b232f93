/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '09012692af4b2285d78a931516aac0a1f5a2ebece1e583341b07e025eac648c8';
