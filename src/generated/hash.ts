/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c08a9c5d4f44244efd0e7c6ca45b1c6d864290c52d18f17aee5497e2ab427b97';
