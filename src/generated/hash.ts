/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '67c6ca6024098de40a27dddacbf69eb95ec52b95e2b46692e2895ed7d41f715a';
