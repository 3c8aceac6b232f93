/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '60fcd9a17c69625a5655348fef11d2d78f4987f418d58feebb871d5226375a97';
