/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '45e4c9f3f62fcdacdeefc195f158bdd08f2b516c28f4889b28787086ce1819d1';
