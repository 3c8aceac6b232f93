/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '85c718a38579a80e5c376c40f302967f75022e1ab9d3a3b1ccdf2080d533c8ca';
