/** Hooks for the outcomes of the family `events`, as far as a plain request can. */
import type { Hooks } from '../hooks.ts';

const UPGRADE = { Connection: 'Upgrade', Upgrade: 'websocket' };

export const hooks: Hooks = {
  openEvents: {
    upgrade_required: () => ({}),
    handshake_malformed: () => ({ headers: { ...UPGRADE, 'Sec-WebSocket-Version': '12' } }),
    socket_origin_refused: () => ({ headers: { ...UPGRADE, Origin: 'https://elsewhere.example' } }),
  },
};
