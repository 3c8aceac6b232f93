/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b71730a0b7297bd7d2026d170c3ea06d0be12813d0956f86f6372d957482d1e8';
