/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e65adb891aa8321085fc51e28307b0d088847da39fcdb435af369198e0b28127';
