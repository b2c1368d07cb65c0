import type { MartTables } from '@console/market/schema';
import { expressionBuilder } from 'kysely';

interface Rows {
  readonly bar: MartTables['market.daily_bar'];
  readonly t: { readonly security_id: number; readonly trade_date: string };
}

const e = expressionBuilder<Rows, 'bar' | 't'>();

/** The condition that a bar `bar` has the security and the day of a row `t`. */
export const isBarOf = e.and([
  e('bar.trade_date', '=', e.ref('t.trade_date')),
  e('bar.security_id', '=', e.ref('t.security_id')),
]);
