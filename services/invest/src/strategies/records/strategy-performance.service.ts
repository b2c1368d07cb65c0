import { Injectable } from '@nestjs/common';
import { type StrategyPerformance, type strategyRecordCalls } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { ownStrategy } from '../own-strategy.ts';
import { chosenBenchmark } from './chosen-benchmark.ts';
import { performanceOf } from './performance-of.ts';
import { readDayResults } from './read-day-results.ts';

type Call = (typeof strategyRecordCalls)['strategyPerformance'];

/** What strategies have done since their publication, or within it. */
@Injectable()
export class StrategyPerformanceService {
  constructor(private readonly database: DataSource) {}

  /** @throws Refusal notFound of a strategy that is not the tenant's, unknownBenchmark */
  async performance({ tenantId }: Session, input: InputOf<Call>): Promise<StrategyPerformance> {
    const strategy = await ownStrategy(this.database, tenantId, input.strategyId);
    const benchmark = await chosenBenchmark(this.database, input.benchmark);
    const days = await readDayResults(this.database, input.strategyId, input);
    return performanceOf(this.database, { tenantId, days, capital: strategy.initialCapital, benchmark });
  }
}
