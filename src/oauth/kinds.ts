/** The kinds of grants and tokens: their changes record no activity and take no `seq`. */
import type { UntracedKind } from '../store/kinds.ts';
import type { CodeRow, DeviceRow, TokenRow } from './rows.ts';

const common = { entity: null, stamps: { created_at: true }, derived: {} } as const;

export const codeKind: UntracedKind<CodeRow> = { ...common, table: 'oauth_codes' };
export const deviceKind: UntracedKind<DeviceRow> = { ...common, table: 'oauth_devices' };
export const tokenKind: UntracedKind<TokenRow> = { ...common, table: 'oauth_tokens' };
