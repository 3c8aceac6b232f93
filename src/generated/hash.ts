/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '17739df48a2505607c064a3f094f4382d27691cc062962f9ca496239930ac473';
