/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '3496367c0490d67f4f9931cb503a70304361cfc16ab99e92a85c5c87f0ee2a41';
