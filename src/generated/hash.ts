/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ea323cbd7308d8fb3853cd408c0aed9dd05b1ee83c7679a88e541ee8df4245f5';
