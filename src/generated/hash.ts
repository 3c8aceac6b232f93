/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b0dccb6b88f09505ad2eb7beecd35c060d69e3d72ce0f88e5ebc64cf4a8daa25';
