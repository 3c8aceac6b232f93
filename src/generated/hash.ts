/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '20acc8676f34e9cb6ca329c5dbd9cedaf0425be07a1febc375570fc07ccdfc32';
