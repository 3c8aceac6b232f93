/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '38b0270fc50c6d6ed1d836533a9c713f25d43eb31e206f681396321d6c83ca93';
