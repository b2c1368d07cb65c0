import { Injectable } from '@nestjs/common';
import { type strategyRecordCalls } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { largestTriangles } from '@console/quant';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { ownStrategy } from '../own-strategy.ts';
import { chosenBenchmark } from './chosen-benchmark.ts';
import { indexCloses } from './index-closes.ts';

type Call = (typeof strategyRecordCalls)['strategyReturns'];

/** The return series of strategies. */
@Injectable()
export class StrategyReturnsService {
  constructor(private readonly database: DataSource) {}

  /**
   * All points since publication, or the `maxPoints` that keep the line's shape, with a benchmark that starts at 0 on
   * the first day.
   * @throws Refusal notFound of a strategy that is not the tenant's, unknownBenchmark
   */
  async series(session: Session, input: InputOf<Call>): Promise<OutputOf<Call>> {
    await ownStrategy(this.database, session.tenantId, input.strategyId);
    const benchmark = await chosenBenchmark(this.database, input.benchmark);
    const all = await this.points(input.strategyId);
    const closes = await indexCloses(
      this.database,
      benchmark?.code ?? null,
      all.map(({ reportDate }) => reportDate),
    );
    const first = closes.get(all[0]?.reportDate ?? '') ?? null;
    const content = drawn(all, input.maxPoints);
    return {
      content: [...content],
      totalElements: all.length,
      benchmark: content.map(({ reportDate }) => {
        const close = closes.get(reportDate);
        return close === undefined || first === null ? null : close / first - 1;
      }),
      benchmarkName: benchmark?.name ?? null,
    };
  }

  private points(strategyId: number): Promise<Point[]> {
    return queries(this.database)
      .selectFrom('invest.strategy_day')
      .select(['report_date as reportDate', sql<number>`CAST(earning_rate AS DOUBLE)`.as('earningRate')])
      .where('strategy_id', '=', strategyId)
      .orderBy('report_date')
      .execute();
  }
}

interface Point {
  readonly reportDate: string;
  readonly earningRate: number;
}

function drawn(points: readonly Point[], most: number | undefined): readonly Point[] {
  if (most === undefined) return points;
  const rates = Float64Array.from(points, ({ earningRate }) => earningRate);
  return largestTriangles(rates, most).flatMap((at) => points[at] ?? []);
}
