import { readArrays } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { panelField, type PanelField } from '../derive/panels/panel-fields.ts';
import { AdjustSteps } from '../read/adjust-steps.ts';
import { dailyRows } from '../read/daily-rows.ts';
import { highestId, readStoredDays, type Panel } from '../read/read-panel.ts';
import type { MarketIndicator } from './market-indicator.ts';

/**
 * A daily indicator of all securities on some days, in the order asked; a day without rows has none. Bars come
 * from stored panels where those are up to date, everything else from rows, a day at a time. Ask for a few hundred
 * days at once: 5,000 securities are 40 kB a day.
 * @throws Error for an indicator that is not daily
 */
export async function readDaily(
  database: DataSource,
  indicator: MarketIndicator,
  dates: readonly string[],
): Promise<Panel> {
  const { value: field, adjusted } = dailyField(indicator);
  const securities = await highestId(database);
  const values = new Float64Array(dates.length * securities).fill(NaN);
  const left = new Map(dates.map((date, at) => [date, at]));
  if (indicator.table === 'daily_bar')
    await readStoredDays(database, { field: indicator.column, securities, left, values });
  const steps = adjusted && left.size > 0 ? await AdjustSteps.read(database) : null;
  for (const [date, at] of left) {
    const rows = await readArrays<readonly [number, number | string | null]>(
      database,
      dailyRows(database, indicator.table)
        .select(['t.security_id', sql`${field}`.as('value')])
        .where('t.trade_date', '=', date),
    );
    const start = at * securities - 1;
    for (const [security, value] of rows)
      if (value !== null && security <= securities)
        values[start + security] = Number(value) * (steps?.on(security, date) ?? 1);
  }
  return { dates, securities, values };
}

/** The expression read from a row: a field of panels, or a column. */
export function dailyField({ id, table, column, frequency }: MarketIndicator): PanelField {
  if (frequency !== 'daily') throw new Error(`not daily: ${id}`);
  return table === 'daily_bar'
    ? panelField(column)
    : { name: column, title: column, value: sql.ref<number | null>(column) };
}
