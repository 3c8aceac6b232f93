/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e53bcf549d9fca002768c8fc786e6813f00fd064a18c9a359adc67576f2fb928';
