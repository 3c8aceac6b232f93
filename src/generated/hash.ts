/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0fed4e269233c50b0c93b246964bd99a899d7e34f1b7fb0756188695902c0978';
