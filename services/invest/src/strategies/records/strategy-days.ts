import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { queries, type Tables } from '../../queries.ts';

type WithDays = Tables & { readonly d: Tables['invest.strategy_day']; readonly s: Tables['invest.strategy'] };

/** The query of posted days `d` with their strategies `s`. */
export const strategyDays = (database: Querying): SelectQueryBuilder<WithDays, 'd' | 's', object> =>
  queries(database)
    .selectFrom('invest.strategy_day as d')
    .innerJoin('invest.strategy as s', 's.id', 'd.strategy_id');

/** An expression over days and their strategies. */
export const day = expressionBuilder<WithDays, 'd' | 's'>();

/** Cents as yuan; a BIGINT is exact as a DOUBLE up to 2⁵³. */
export const yuan = (cents: Expression<unknown>): Expression<number> => sql`CAST(${cents} AS DOUBLE) / 100`;

/** A DECIMAL as a number. */
export const decimal = (value: Expression<unknown>): Expression<number> => sql`CAST(${value} AS DOUBLE)`;

/** Cents of the day before; null on the first. */
export const dayBefore = (column: 'assets' | 'stock_value'): Expression<unknown> =>
  day
    .selectFrom('invest.strategy_day as p')
    .select(`p.${column} as before`)
    .whereRef('p.strategy_id', '=', 'd.strategy_id')
    .whereRef('p.report_date', '<', 'd.report_date')
    .orderBy('p.report_date', 'desc')
    .limit(1)
    .$asScalar();

/** The id of a day: `12-2026-07-02`. */
export const assetsId = sql<string>`CONCAT(${day.ref('d.strategy_id')}, '-', ${day.ref('d.report_date')})`;

interface Days {
  readonly strategyId: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The conditions of a filter by strategy and dates, both ends included. */
export const daysWithin = ({ strategyId, from, to }: Days): readonly Expression<SqlBool>[] => [
  day('d.strategy_id', '=', strategyId),
  ...(from === undefined ? [] : [day('d.report_date', '>=', from)]),
  ...(to === undefined ? [] : [day('d.report_date', '<=', to)]),
];
