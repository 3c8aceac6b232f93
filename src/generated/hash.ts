/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

export const contractHash = '0c317ef4bee941d2e75be02ef9310fdc735d719a52c461345b43f4f138bf2634';
