/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '93a01b37af4faed98fdf8dafee9ef24e075bed4f161600444bd12758b6618505';
