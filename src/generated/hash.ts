/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a59159bd1b2cd45590197db78c1f499475d8b6f0fb4ec521b25efecf2532d77b';
