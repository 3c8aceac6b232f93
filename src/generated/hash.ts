/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'adcda86c0cd2306be4f2de2c21cf95d8e5cc776dc5015dc20868a53398beeda1';
