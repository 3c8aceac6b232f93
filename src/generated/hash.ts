/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '24f457a600b82100ebaed501e4fdaf5a422465b4bce419e3c4b8035cadfafbd2';
