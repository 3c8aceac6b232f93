/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a767be8a404c19e151a06893952663dd7286289cb094908039abe63161d83408';
