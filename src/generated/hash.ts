/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '52dcf19e411cd5d7b53e5b84ba7f9a415a97f42c6a2f2b8ebe53f74dfa36d4d5';
