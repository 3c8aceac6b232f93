/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '24ea9c71a80ca1240408b99eefaafd2800d87aff43dbdd40b1fb43e12bb8490d';
