/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '73a03baae7ed772433807a78176fb2751a17a96986159752baa3c9a14c85ab7f';
