/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '5c02e5b7fc40b60ac3b893d9dcc44db2a4cca7e3b02c044cde88d1c46c7fdb80';
