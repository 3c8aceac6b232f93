/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '5af2826b900295ea5d6a1b98bb3a04698b5ce3854ab44821e82914dd462b3243';
