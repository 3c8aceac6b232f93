/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '116c5720f61a3248ecae6241814c9810637cf336143b8a70dc69d9f3ea7e5669';
