/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '256035599ae45ecb8b00847dd0bf563ad83d7fa231401643008aca7fc014d486';
