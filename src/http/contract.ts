/** Koa's side of the pipeline: converts a Koa request to a request of the contract. */
import type { Context, Next } from 'koa';
import type { Request } from '../contract/call.ts';
import type { Contract } from '../contract/contract.ts';
import type { Config } from '../config/schema.ts';
import { refuse } from '../generated/refusals.ts';
import { issuerOf, type AddressOf } from './address.ts';
import { hasBody, readBody, readParts } from './body.ts';
import { notedOf } from './noted.ts';
import { giveTime } from './pace.ts';
import { idOf } from './request-id.ts';
import type { Send } from './send.ts';
import { splitAtQuery } from './target.ts';
import { isUpgradable } from './upgrade.ts';

export interface ContractEnd {
  readonly contract: Pick<Contract, 'answer'>;
  readonly config: Config;
  readonly addressOf: AddressOf;
  readonly send: Send;
}

export function contractEnd({ contract, config, addressOf, send }: ContractEnd) {
  return async (context: Context, next: Next): Promise<void> => {
    const { req } = context;
    const [path, query] = splitAtQuery(req.url ?? '/');
    const answer = await contract.answer({
      id: idOf(context),
      method: req.method ?? 'GET',
      path,
      query,
      headers: req.headers,
      address: addressOf(context),
      hasBody: hasBody(context),
      upgradable: isUpgradable(req),
      readBody: (formats, ceiling, observe) => readBody(context, formats, ceiling, observe),
      readParts: (ceiling, pace) => readParts(context, ceiling, pace),
      issuer: () => issuerOf(config, context),
      noted: notedOf(context),
      whenLeft: whenLeft(context),
    });
    if (answer?.pace) giveTime(context.res, answer.pace);
    await (answer ? send.answer(context, answer) : next());
  };
}

/** A response closes when it is sent completely, or when its client has disconnected. */
function whenLeft({ res }: Context): Request['whenLeft'] {
  const acts: (() => void)[] = [];
  return act => {
    if (res.closed || res.destroyed) {
      act();
      return;
    }
    // One listener for all: Node warns about more than a few.
    if (acts.length === 0) {
      res.once('close', () => {
        for (const one of acts) one();
      });
    }
    acts.push(act);
  };
}

export function noRoute(send: Send) {
  return (context: Context): Promise<void> => send.refusal(context, refuse.unknownRoute());
}
