/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '483d8b311c940bf633cba5af32a7cb5b5f95f1827aafb086d520d52e8c3ba4a5';
