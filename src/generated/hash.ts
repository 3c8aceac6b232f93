/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '07881267cb6b9c4e09906e16404715bdc1d6c65343712831647622e8f397117b';
