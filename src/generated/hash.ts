/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0b00eb238d92e64882843ab60d64df58928d965e37b86614643e6d8c622fc079';
