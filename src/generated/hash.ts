/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '2be27957c8e0a65fc22faeff3c8c1281ca25e9e6d1ac16d5bb4eef693eb27c20';
