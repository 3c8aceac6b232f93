/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0a704399ccca8fe5d39130de214201e335512fb51adae60e514dc191d91d89a9';
