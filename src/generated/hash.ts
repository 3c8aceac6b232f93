/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '9958cb7562d8f4b6bf385a393fe9a4fb7379a14bfeff27e5e72adafdabcf1318';
