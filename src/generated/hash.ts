/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '680604220880c7f0ce635dc0bcc89160204c3a5677fb70f2d09ba8463150ba5b';
