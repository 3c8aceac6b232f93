/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '474bb36f8b34fd724e96797a1456e20a01a632526fd7b54e3918f12481dd3812';
