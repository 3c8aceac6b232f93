/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7aa4923d4cad0498fd5c6403d5c27e10a9f4a1695113cf676a31d0253ead4cf3';
