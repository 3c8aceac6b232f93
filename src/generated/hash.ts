/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'f98fd3ef5d1fa944ea680134c8ed50843653b475f56e0c5e871325a83540660e';
