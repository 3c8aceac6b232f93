/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ec46ca08a1580b22f1f0e829449f410327f487612bbd68bf0a0459eac2869171';
