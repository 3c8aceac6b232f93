/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '38567e8bb409c3f281209e4d10993654605e5d46627c388c0ac8ef51e2a48b85';
