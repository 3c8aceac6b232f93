/* Written by `npm run generate` from openapi/. Do not edit. */
/* eslint-disable */

import type { operations as restOperations, components as restComponents } from './types/rest.ts';

export type Operations = restOperations;
export type Schemas = restComponents['schemas'];

/** The names that a handler always finds filled: the contract gives them a default. */
export interface Defaulted {
  createUser: { query: never; body: 'is_admin' };
}

/** The operations that have no handler yet and answer 501. */
export type PlannedId = never;
