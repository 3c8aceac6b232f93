/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e3ca46747ae5f9ae49673a1121fc98ff012c4662c218455b850e1937b5737e26';
