/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'f2ec235eb08af8e4d412aacc2147274fadae4c25a667f1a5b54202651668c520';
