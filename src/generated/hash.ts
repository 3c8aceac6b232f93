/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'bc93cbcd379522ae549089b17ee2188f5cec5254c392d394ba8b35f1d005f63e';
