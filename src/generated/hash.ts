/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e26817add63bc4f8218f2dc1564ac8ad632d045493a70606cb27c40cd27cf734';
