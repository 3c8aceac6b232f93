/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '39f156f768656ba6f636382182a20d33e11116d42d605b02c05fe8d9efa59def';
