/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '79ce37c87f59264df607a726f7efd2a1fa29de65b94db9013d0291b0f71ae0b2';
