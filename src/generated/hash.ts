/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'd1339612d3633a344e313e6e196f2cea2255c1604c2815be5b5a892b24973c54';
