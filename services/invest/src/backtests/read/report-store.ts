import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { BacktestReport } from '@console/contract-invest';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

const unpack = promisify(gunzip);

/** The report of its gzipped JSON. */
export async function openReport(bytes: Uint8Array): Promise<BacktestReport> {
  return JSON.parse((await unpack(bytes)).toString('utf8')) as BacktestReport;
}

/** The stored report of a run, which the caller knows to be its tenant's; null without one. */
export async function readReport(database: DataSource, runId: number): Promise<BacktestReport | null> {
  const row = await queries(database)
    .selectFrom('invest.backtest_result')
    .select('report')
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row ? openReport(row.report) : null;
}
