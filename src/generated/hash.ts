/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '8f271114fd98691f4a26f6bdf3702be013bdbd68535f520efa3047655e45f736';
