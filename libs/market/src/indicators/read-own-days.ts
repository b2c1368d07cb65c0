import { readArrays } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { AdjustSteps } from '../read/adjust-steps.ts';
import { dailyRows } from '../read/daily-rows.ts';
import type { MarketIndicator } from './market-indicator.ts';
import { dailyField } from './read-daily.ts';

/**
 * A daily indicator of one security, a value for each of the days, which ascend; NaN where there is none.
 * @throws Error for an indicator that is not daily
 */
export async function readOwnDays(
  database: DataSource,
  indicator: MarketIndicator,
  { security, dates }: { readonly security: number; readonly dates: readonly string[] },
): Promise<Float64Array> {
  const { value: field, adjusted } = dailyField(indicator);
  const values = new Float64Array(dates.length).fill(NaN);
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return values;
  const rows = await readArrays<readonly [string, number | string | null]>(
    database,
    dailyRows(database, indicator.table)
      .select(['t.trade_date', sql`${field}`.as('value')])
      .where('t.security_id', '=', security)
      .where(({ between }) => between('t.trade_date', first, last)),
  );
  const steps = adjusted ? await AdjustSteps.read(database, security) : null;
  const places = new Map(dates.map((date, at) => [date, at]));
  for (const [date, value] of rows) {
    const at = places.get(date);
    if (at !== undefined && value !== null) values[at] = Number(value) * (steps?.on(security, date) ?? 1);
  }
  return values;
}
