import { Injectable } from '@nestjs/common';
import {
  BACKTEST_MESSAGES,
  type BacktestReport,
  type BacktestRun,
  type BacktestRunCard,
} from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { readCard, readLatestCard, readRun } from './read-runs.ts';
import { readReport } from './report-store.ts';

/** Reads single runs. Refuses (404) a run that is not the tenant's. */
@Injectable()
export class BacktestReadsService {
  constructor(private readonly database: DataSource) {}

  run(tenantId: string, associationId: number): Promise<BacktestRun> {
    return readRun(this.database, tenantId, associationId);
  }

  card(tenantId: string, associationId: number): Promise<BacktestRunCard> {
    return readCard(this.database, tenantId, associationId);
  }

  latest(tenantId: string, factorFormId: number): Promise<BacktestRunCard | null> {
    return readLatestCard(this.database, tenantId, factorFormId);
  }

  /** @throws Refusal notEnded of one that has not succeeded */
  async result(tenantId: string, associationId: number): Promise<BacktestReport> {
    const { state } = await readCard(this.database, tenantId, associationId);
    const report = state === 'succeeded' ? await readReport(this.database, associationId) : null;
    if (report === null) throw new Refusal(BACKTEST_MESSAGES.notEnded);
    return report;
  }
}
