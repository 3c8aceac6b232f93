/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'eb963443c02628622e665913ed59fd5d92a284edcfffc7a7a94e123f37e29fe8';
