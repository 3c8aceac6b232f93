/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '84db013557b9369e834f5d6df098f3c798cb0ec88e29a807359529ae11a50d55';
