/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'fb90e3b5320acad0c198f7d5b9c70bb21f71c3a4cc67fa9979bed068e3032b23';
