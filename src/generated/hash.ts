/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '4198818954819d81aeeb84cf91747ce0e1837ceb87cbfc3704e98e6ac032fe43';
