import type { StrategyRow } from '@console/contract-invest';
import { userName, type Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder } from 'kysely';
import { queries, type Tables } from '../../queries.ts';

type WithStrategies = Tables & {
  readonly s: Tables['invest.strategy'];
  readonly st: Tables['invest.style'];
};

/** The query of strategies `s` with their styles `st`, removed ones too. */
export const strategiesWithStyles = (
  database: Querying,
): SelectQueryBuilder<WithStrategies, 's' | 'st', object> =>
  queries(database).selectFrom('invest.strategy as s').innerJoin('invest.style as st', 'st.id', 's.style_id');

/** An expression over strategies and their styles. */
export const strategy = expressionBuilder<Pick<WithStrategies, 's' | 'st'>, 's' | 'st'>();
const { ref } = strategy;

const yuan = <Value extends number | null>(column: Expression<unknown>): Expression<Value> =>
  sql`CAST(${column} AS DOUBLE) / 100`;

type Columns = { readonly [Field in keyof StrategyRow]: Expression<StrategyRow[Field]> };

/** The fields of a strategy's row as this user reads them; `mine` is 0 or 1. */
export const strategyColumns = (userId: number): Columns =>
  ({
    strategyId: ref('s.id'),
    styleId: ref('s.style_id'),
    version: ref('s.version'),
    mine: sql<boolean>`COALESCE(${ref('s.created_by')} = ${userId}, 0)`,
    strategyName: ref('s.name'),
    earningRate: sql<number | null>`CAST(${ref('s.earning_rate')} AS DOUBLE)`,
    statisDays: ref('s.statis_days'),
    assets: yuan<number | null>(ref('s.assets')),
    initialCapital: yuan<number>(ref('s.initial_capital')),
    strategyType: ref('s.strategy_type').$castTo<StrategyRow['strategyType']>(),
    status: ref('s.status').$castTo<StrategyRow['status']>(),
    styleName: ref('st.name'),
    reportDate: ref('s.last_date'),
    startDate: ref('s.start_date'),
    endTime: ref('s.stopped_at'),
    createdTime: ref('s.created_at'),
    createdUser: userName(ref('s.tenant_id'), ref('s.created_by')),
  }) satisfies Columns;

/** The row as the wire has it. */
export const presentStrategy = <Row extends Pick<StrategyRow, 'mine'>>(row: Row): Row => ({
  ...row,
  mine: Boolean(row.mine),
});
