/** Signs in a program without a browser: the user enters a code on any device. */
import { exchangeToken, registerClient, startDeviceLogin } from './generated/operations.ts';
import type { Instance } from './instance.ts';
import type { Answer, CallOptions, Sent } from './operation.ts';
import { paused } from './pausing.ts';
import { Refused } from './refused.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

export interface DeviceLogin {
  /** Shows the user where to enter which code. */
  readonly onCode: (code: Answer<'startDeviceLogin'>) => void;
  /** A registered client. Without it, one with this name is registered. */
  readonly clientId?: string;
  readonly clientName?: string;
  readonly signal?: AbortSignal;
}

/** Resolves when the user has approved, and stores the token in the token store. */
export async function deviceLogin(
  instance: Instance,
  { onCode, clientId, clientName = 'Docket client', signal }: DeviceLogin,
): Promise<void> {
  const options = signal ? { signal } : {};
  const client_id = clientId ?? (await registered(instance, clientName, options));
  const code = await startDeviceLogin(instance, { body: { client_id } }, options);
  onCode(code);
  const body = { grant_type: GRANT, client_id, device_code: code.device_code } as const;
  for (let seconds = code.interval; ;) {
    await paused(seconds * 1000, signal);
    try {
      const { access_token } = await exchangeToken(instance, { body }, options);
      return await instance.tokens.keep(access_token);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.is('grant_too_fast')) seconds += 5;
      else if (!error.is('grant_pending')) throw error;
    }
  }
}

async function registered(instance: Instance, client_name: string, options: CallOptions): Promise<string> {
  const body = { client_name, grant_types: [GRANT] } satisfies Sent<'registerClient'>['body'];
  return (await registerClient(instance, { body }, options)).client_id;
}
