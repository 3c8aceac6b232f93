/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '9684d2050f3921ec2a2664a7e4a169efd6fb409466d894eb2a830180bfc394cf';
