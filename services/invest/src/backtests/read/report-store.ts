import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { BacktestReport } from '@console/contract-invest';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

const unpack = promisify(gunzip);

/** The report that is gzipped JSON in `bytes`. */
export async function openReport(bytes: Uint8Array): Promise<BacktestReport> {
  return JSON.parse((await unpack(bytes)).toString('utf8')) as BacktestReport;
}

/** The stored report of a run; null without one. The caller must have checked that the run is the tenant's. */
export async function readReport(database: DataSource, runId: number): Promise<BacktestReport | null> {
  const row = await queries(database)
    .selectFrom('invest.backtest_result')
    .select('report')
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row ? openReport(row.report) : null;
}
