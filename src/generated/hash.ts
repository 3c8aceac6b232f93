/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '6362990c2dbd26540cdfa7813f166762e97e44e05259f0769376819e06752a95';
