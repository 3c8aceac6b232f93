/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0c76fb14639bdb401731feb3e9d3a4b09ab74e747613e6c4c54937d839e27cba';
