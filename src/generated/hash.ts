/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '022ab4f3aba860f3743855bf9b098c86b3b907319b773e4efad93de67e987460';
