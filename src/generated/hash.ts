/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'b607bf6407f33e91d94b1446eb729779e4f17befe7c9bec29cbc14f2c1168f23';
