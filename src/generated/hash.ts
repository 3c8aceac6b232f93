/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '92a4aab3117c6e7ed21652310015cd0dacdf6eedbef16c687856f919130c6280';
