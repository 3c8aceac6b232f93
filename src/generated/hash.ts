/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'cb215616a21eb4ae3ac6aca46d59aa481687a3026c84e0caa80af572bb18152a';
