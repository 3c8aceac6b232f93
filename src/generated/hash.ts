/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'e5aca7a438c7744f4c342fcf939f4087e1b7e4b6d3b30893a5952ce6a472c78f';
