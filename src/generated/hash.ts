/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = 'ca0df8b0280c18d2bbb6f64ba6f9eea44e86f57bc92b8492ffe335e755f797c4';
