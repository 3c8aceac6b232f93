/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '83865f2cfaa446eb75800351f05f1e597c63ecace0db1a0e57f33dee62cd7f1c';
