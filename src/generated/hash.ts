/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'fe362607df7fb734e771a24e301e6f1c434426a8fe06b9b714d678aad479fd3e';
