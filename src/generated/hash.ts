/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'bbdbcaecee6e42b012e5bb875a55c675892a8857f4ad5f367d02522315e573f8';
