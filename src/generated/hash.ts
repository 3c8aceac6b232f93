/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4bbbf4b2c04924aa9f67d22e310fa6d8677bb0a5e8683485fb111f30fba2b51e';
