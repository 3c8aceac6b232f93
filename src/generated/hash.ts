/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'fda7137428e9760bc2bda3d01c836e774f19b9cde9bb2d73f05075e3514750b9';
