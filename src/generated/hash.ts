/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'c25bd3f6df47fa5c75c57680958e83872e10f88a414b1dbc9a1f7b735a565ed9';
