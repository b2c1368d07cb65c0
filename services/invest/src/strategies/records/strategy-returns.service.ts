import { Injectable } from '@nestjs/common';
import { type strategyRecordCalls } from '@console/contract-invest';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { ownStrategy } from '../own-strategy.ts';
import { chosenBenchmark } from './chosen-benchmark.ts';
import { returnsBeside, type ReturnPoint } from './returns-beside.ts';

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
    return returnsBeside(this.database, all, { benchmark, maxPoints: input.maxPoints });
  }

  private points(strategyId: number): Promise<ReturnPoint[]> {
    return queries(this.database)
      .selectFrom('invest.strategy_day')
      .select(['report_date as reportDate', sql<number>`CAST(earning_rate AS DOUBLE)`.as('earningRate')])
      .where('strategy_id', '=', strategyId)
      .orderBy('report_date')
      .execute();
  }
}
