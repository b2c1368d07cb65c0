import { queriesOf } from '@console/node-kit/queries';
import { sql, type SelectQueryBuilder } from 'kysely';
import type { Querying } from './querying.ts';

interface Row {
  readonly security_id: number;
  readonly trade_date: string;
}
interface Rows {
  readonly t: Row;
}

/** The rows `t` of any table with one row per security and day. */
export const dailyRows = (database: Querying, table: string): SelectQueryBuilder<Rows, 't', object> =>
  queriesOf<Rows>(database).selectFrom(sql<Row>`${sql.table(`market.${table}`)}`.as('t'));
