/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '6cdf7043f4fbb380c4dc80098d3eda6d0f33511aee173bf0771997efd595fce3';
