/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '116a5fc43109331703a5a2ed45b2ba8292bea64406be8ada23cdf725ba3fd684';
