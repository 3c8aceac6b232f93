/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '153fd676313f735b091c13478aa1f6041de2074ab24a3c1537116392883f93f1';
