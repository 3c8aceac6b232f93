/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'dc07aa8f7702158a7f7fe2e11068543c6a5638848e878994d541227a7f95844a';
