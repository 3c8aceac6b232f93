/** A socket that is closing: browsers complain of every message that is sent on it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '../../clients/typescript/src/clock.ts';
import type { Socket } from '../../clients/typescript/src/socket.ts';
import { Wire } from '../../clients/typescript/src/wire.ts';

/** Only the open event is reported. */
function socketIn(readyState: number | undefined) {
  const sent: string[] = [];
  const socket: Socket = {
    readyState,
    send: text => void sent.push(text),
    close: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'open') listener(undefined as never);
    },
  };
  return { socket, sent };
}

for (const [readyState, isSent] of [
  [1, true],
  [undefined, true],
  [2, false],
  [3, false],
] as const)
  test(`a message is ${isSent ? 'sent' : 'not sent'} while the state is ${String(readyState)}`, () => {
    const { socket, sent } = socketIn(readyState);
    const hooks = { opened: () => undefined, heard: () => undefined, ended: () => undefined };
    const wire = new Wire(socket, systemClock, hooks);
    wire.send({ type: 'resume', project_id: 1, cursor: 0 });
    wire.cut();
    assert.equal(sent.length, isSent ? 1 : 0);
  });
