/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '6b3491314b885cb6e515a07a3c7556057bc825d18ceacd53184fcdc553c152ed';
