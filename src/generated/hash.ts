/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '228147cfffa32489b38713907d25bd7ac9897af634a998766af5ff65e3ea0862';
