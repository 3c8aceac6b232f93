/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '30c736d1519a5a04313a2f234be769b1c386bbe5f484822bd7a3798632406628';
