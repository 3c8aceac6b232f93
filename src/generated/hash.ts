/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4f4d702d95866666604dddf3ce59de75674dbf451022973d173766f834f7626b';
