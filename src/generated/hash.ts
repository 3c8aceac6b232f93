/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '7bbe6a275e9ef0a2fea45cb219022c56aaf135202473fd3a7a7cc66c28828362';
