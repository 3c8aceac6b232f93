/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '407493c353968c8d17ec5de828ce5e3a20dc788f265ae21f35e51cd9bc93bd3f';
