/** Hooks for the outcomes of the family `instance`. */
import type { Hooks } from '../hooks.ts';

export const hooks: Hooks = {
  getInstance: { 200: () => ({}) },
  getHealth: { 200: () => ({}) },
  getInstanceSettings: { 200: () => ({}) },
  updateInstanceSettings: {
    200: async stage => {
      await stage.set({ instance_name: 'Harbour' });
      return { body: { instance_name: 'Quay' } };
    },
    signup_domain_invalid: () => ({ body: { signup_email_domains: ['harbour.example,quay.example'] } }),
  },
};
