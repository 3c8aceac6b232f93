/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd71fa0be27a188e67573e5d157d02b9db0e38881fd4d761acb6285008017fa75';
