/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '5a02cab3991237d44b1f3c1032fc1b8bf7bad44b52a729f96d640c4ae88a38dd';
