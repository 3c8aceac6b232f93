/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '84840fd37b02eec637879796de339f4e8ed11344edb538c34643b042ae6c969d';
