/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd68edcf119fead4bb8f45b5096f2a1f4e392ddebb4f5bace37c37fa0efccc151';
