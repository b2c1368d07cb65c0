import { effectiveSpan } from '@console/contract-invest';
import type { MigrationClass } from '@console/node-kit/database';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { openReport } from './read/report-store.ts';

/**
 * Fills in, for runs that were stored before these columns existed, from when to when they had stocks to compare, and
 * of how many days, from their reports. One report in memory at a time.
 */
export function fillEffectiveSpans(timestamp: number): MigrationClass {
  return class implements MigrationInterface {
    readonly name = `FillEffectiveSpans${timestamp}`;

    async up(runner: QueryRunner): Promise<void> {
      const runs = (await runner.query(
        'SELECT id FROM backtest_run WHERE trading_days IS NOT NULL AND asked_days IS NULL ORDER BY id',
      )) as readonly { readonly id: number }[];
      for (const { id } of runs) await fillSpan(runner, id);
    }

    down(): Promise<void> {
      return Promise.reject(new Error('migrations only go forward'));
    }
  };
}

async function fillSpan(runner: QueryRunner, id: number): Promise<void> {
  const [row] = (await runner.query('SELECT report FROM backtest_result WHERE run_id = ?', [
    id,
  ])) as readonly { readonly report: Buffer }[];
  if (row === undefined) return;
  const { start, end, askedDays } = effectiveSpan(await openReport(row.report));
  await runner.query(
    'UPDATE backtest_run SET effective_start = ?, effective_end = ?, asked_days = ? WHERE id = ?',
    [start, end, askedDays, id],
  );
}
