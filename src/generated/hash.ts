/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a4f384c71fd2130ec6d9ac180f4e7a61951b8a54b84c1fdca087e448a8a2ab60';
