/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a03efef73acaa36094b7fa89d0ffa07020d8a26caa17079ff41743634d3e00b8';
