/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b7b6d1185000f6edef847373e30ca1ac3956396e3b0cd71615d7b641d01b24b2';
