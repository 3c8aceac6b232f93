/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '22546cc530f5ab509622b961893fd10056b0a0e41a9439aa304a6c33a1974589';
