/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '47eab6434fc338eaa4159699bfac1e34d57a16069269cdf7bda060e70b9257eb';
