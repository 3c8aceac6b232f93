/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd5a6789623c20cf6d7deb33fd0b394307e4525799c2deb9c269e4043ba6938d7';
