/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ebe2fb054738dc59c398c6444f687ef17c1277b496f1fcdf433a95d7b0ef91ec';
