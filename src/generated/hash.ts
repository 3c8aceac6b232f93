/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '453dde4eb8974e7cee9109b247e11ec624e58beaf9b90e3c73db0d988b28c250';
