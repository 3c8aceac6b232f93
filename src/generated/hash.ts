/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'dc520add2a6d8ed338e00c83b2b79904d24195c6c4c93b9ca9db1eb26d017884';
