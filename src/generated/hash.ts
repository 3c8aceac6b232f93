/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4589df726a3ab52d6024d88f54c7e22f5c1c7383448572453f09b45548959768';
