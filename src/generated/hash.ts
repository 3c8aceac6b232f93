/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '090bcc83d78bec4f2fb6d58543dc5e0fc134e72e9e2445e5da23c212678e3b80';
