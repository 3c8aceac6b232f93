/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '1c1f4aec7cdba86c6c0cd9b6a7a9f5ba336cb956dff701bc3a782a7920898fa5';
