/** What the unit of work must know of accounts and credentials: their changes leave no activity and take no `seq`. */
import type { UnrecordedKind } from '../store/kinds.ts';

const quiet = <Row>(table: string): UnrecordedKind<Row> => ({ entity: null, table, seq: false });

export const userKind = quiet<{ readonly id: number }>('users');
export const sessionKind = quiet<{ readonly id: number }>('sessions');
export const keyKind = quiet<{ readonly id: number }>('api_keys');
export const settingKind = quiet<object>('settings');
