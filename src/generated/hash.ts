/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4fc3859dc9574c1a05529d64d35445e53bd86072df3873476e339be58d4cc575';
