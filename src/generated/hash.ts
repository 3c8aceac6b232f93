/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'a4cc9b3e6e98f250b56cacbe03ba72ca332e29a3d111c2acb1fb37ec79ca8aee';
