/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd5c19c91a0c30df42edc5ed5fd66dc6db3de6e086ea015f0970af5088bc0d2ff';
