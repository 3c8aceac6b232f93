/** What the unit of work must know of clients, grants and tokens: their changes leave no activity and take no `seq`. */
import type { UnrecordedKind } from '../store/kinds.ts';

const quiet = <Row>(table: string): UnrecordedKind<Row> => ({ entity: null, table, seq: false });

export const clientKind = quiet<object>('oauth_clients');
export const codeKind = quiet<object>('oauth_codes');
export const deviceKind = quiet<object>('oauth_devices');
export const tokenKind = quiet<object>('oauth_tokens');
