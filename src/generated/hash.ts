/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ffbbfa38e87842628014f29779f9298ceac629d589241476d8947fd73b998edf';
