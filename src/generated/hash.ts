/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'bbfd22e710b17038adcf98e9bbf9d1e8cd6d73df04fd9b2a08bbe1dcf035225c';
