/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '00c4164efa70a14bfbcde6028b18f3b9186060f739159c4ba8afa45ff60c94a3';
