/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4a4980124e4570afb51cb5b0ccc6f129712e2c0731dae2e3a6facad4fb11e7ff';
