/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'eb43f9b5f8699c8dce09ae9300108190dc6f64399ff2bc79391fd5082fd7e030';
