/** What the unit of work must know of grants and tokens: their changes leave no activity and take no `seq`. */
import type { UnrecordedKind } from '../store/kinds.ts';
import type { CodeRow, DeviceRow, TokenRow } from './rows.ts';

const common = { entity: null, stamps: { created_at: true }, derived: {} } as const;

export const codeKind: UnrecordedKind<CodeRow> = { ...common, table: 'oauth_codes' };
export const deviceKind: UnrecordedKind<DeviceRow> = { ...common, table: 'oauth_devices' };
export const tokenKind: UnrecordedKind<TokenRow> = { ...common, table: 'oauth_tokens' };
