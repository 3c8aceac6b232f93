/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '806998dc70437e956341cba8346b933c1716742191c2d0710cf5ffb789b4358c';
