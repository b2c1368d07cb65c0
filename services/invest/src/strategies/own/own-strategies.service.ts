import { Injectable } from '@nestjs/common';
import type { OwnStrategy, Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { rebalanceKey } from '../days/jobs/queue-due.ts';
import { chosenBenchmark } from '../records/chosen-benchmark.ts';

/** How the strategies of a user did on their newest day. */
@Injectable()
export class OwnStrategiesService {
  constructor(private readonly database: DataSource) {}

  /** Those that the user published, the running ones first, then the newest; `size` at most. */
  async newest({ tenantId, userId }: Session, size: number): Promise<OwnStrategy[]> {
    const strategies = await this.strategies(tenantId, userId, size);
    if (strategies.length === 0) return [];
    const benchmark = await chosenBenchmark(this.database);
    const dates = strategies.flatMap(({ startDate, reportDate }) =>
      reportDate === null ? [] : [startDate, reportDate],
    );
    const [closes, failures] = await Promise.all([
      this.closes(benchmark?.code ?? null, dates),
      this.failures(tenantId, strategies),
    ]);
    return strategies.map(({ startDate, assetsBefore, assets, ...strategy }) => {
      const [first, last] = [closes.get(startDate), closes.get(strategy.reportDate ?? '')];
      const { totalReturn } = strategy;
      return {
        ...strategy,
        dayReturn: assetsBefore === null || assets === null ? null : assets / assetsBefore - 1,
        excessReturn:
          totalReturn === null || first === undefined || last === undefined
            ? null
            : totalReturn - (last / first - 1),
        benchmarkName: benchmark?.name ?? null,
        failed: failures.get(strategy.strategyId) ?? null,
      };
    });
  }

  private strategies(tenantId: string, userId: number, size: number) {
    return queries(this.database)
      .selectFrom('invest.strategy as s')
      .select(['s.id as strategyId', 's.name as strategyName', 's.start_date as startDate'])
      .select((e) => [
        e.ref('s.strategy_type').$castTo<OwnStrategy['strategyType']>().as('strategyType'),
        e.ref('s.status').$castTo<OwnStrategy['status']>().as('status'),
        's.last_date as reportDate',
        sql<number | null>`CAST(s.assets AS DOUBLE)`.as('assets'),
        sql<number | null>`CAST(s.earning_rate AS DOUBLE)`.as('totalReturn'),
        e
          .selectFrom('invest.strategy_day as d')
          .select(sql<number>`CAST(d.assets AS DOUBLE)`.as('before'))
          .whereRef('d.strategy_id', '=', 's.id')
          .whereRef('d.report_date', '<', 's.last_date')
          .orderBy('d.report_date', 'desc')
          .limit(1)
          .as('assetsBefore'),
        e
          .selectFrom('invest.strategy_bill as b')
          .select('b.bill_date')
          .whereRef('b.strategy_id', '=', 's.id')
          .orderBy('b.bill_date', 'desc')
          .limit(1)
          .as('rebalancedOn'),
      ])
      .where('s.tenant_id', '=', tenantId)
      .where('s.created_by', '=', userId)
      .where('s.removed_at', 'is', null)
      .orderBy('s.status', 'desc')
      .orderBy('s.created_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(size)
      .execute();
  }

  private async closes(code: string | null, dates: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (code === null || dates.length === 0) return new Map();
    const rows = await queries(this.database)
      .selectFrom('market.index_bar')
      .select(['trade_date as date', 'close'])
      .where('index_code', '=', code)
      .where('trade_date', 'in', [...new Set(dates)])
      .execute();
    return new Map(rows.map(({ date, close }) => [date, close]));
  }

  /** The days of running strategies that their jobs could not post, by strategy. */
  private async failures(
    tenantId: string,
    strategies: readonly { readonly strategyId: number; readonly status: number }[],
  ): Promise<ReadonlyMap<number, { readonly date: string; readonly reason: string | null }>> {
    const date = await businessDate(this.database);
    const keys = new Map(
      strategies.flatMap(({ strategyId, status }) =>
        date === null || status === 0 ? [] : [[rebalanceKey(strategyId, date), strategyId] as const],
      ),
    );
    if (date === null || keys.size === 0) return new Map();
    const rows = await queries(this.database)
      .selectFrom('invest.job')
      .select(['unique_key as key', 'error'])
      .where('tenant_id', '=', tenantId)
      .where('unique_key', 'in', [...keys.keys()])
      .where('state', '=', 'failed')
      .execute();
    return new Map(
      rows.flatMap(({ key, error }) => {
        const strategyId = keys.get(key ?? '');
        return strategyId === undefined ? [] : [[strategyId, { date, reason: error }] as const];
      }),
    );
  }
}
