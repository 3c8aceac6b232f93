/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ead8917b34413320be15bcc2f5bbaa09a3bc9719a0a5c947e27d4da2c17fcb60';
