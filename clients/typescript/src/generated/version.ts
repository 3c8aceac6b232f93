/* Written by `npm run generate` from openapi/rest.yaml. Do not edit. */
/* eslint-disable */

/** The version of the contract that this client was generated from. */
export const CONTRACT_VERSION = '0.2.0';
