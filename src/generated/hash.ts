/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e69d945fd703c8648f324b99c70365028736bf694a887ea1ba2b5759993b8973';
