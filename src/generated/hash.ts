/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'f4d7fbadf434b07d366f7b57f60b3b7feb306a51a97d83cc3203d43f2d755721';
