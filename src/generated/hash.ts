/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '56693c398fb21757df0a386e32aa6fdaa286eb0d35f8d8477e0847b5ba7468f6';
