/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '637b6916397ad54ba97dee5203f48aa0ab1538133fb54924f05f004ed7070732';
