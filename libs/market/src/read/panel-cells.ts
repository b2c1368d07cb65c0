import { sql } from 'kysely';
import type { PanelField } from '../derive/panels/panel-fields.ts';
import { AdjustSteps } from './adjust-steps.ts';
import { dailyRows } from './daily-rows.ts';
import type { Querying } from './querying.ts';

/** One field of all securities on one day: cell i is of the security with id i + 1, NaN is missing. */
export interface PanelDay {
  readonly field: string;
  readonly day: string;
  readonly cells: Float64Array;
}

/** The days that are in memory at a time: for five thousand securities a hundred thousand rows. */
const DAYS_AT_ONCE = 20;

/** The panels of days, made from the rows, a few days at a time; a day without bars has none. */
export async function* panelDays(
  database: Querying,
  { fields, days }: { readonly fields: readonly PanelField[]; readonly days: readonly string[] },
): AsyncGenerator<readonly PanelDay[]> {
  const factors = fields.some(({ adjusted }) => adjusted) ? await AdjustSteps.read(database) : null;
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    yield await readDays(database, { fields, factors, days: days.slice(at, at + DAYS_AT_ONCE) });
  }
}

type BarRow = Readonly<Record<`f${number}`, number | null>> & { readonly security_id: number };

async function readDays(
  database: Querying,
  {
    fields,
    factors,
    days,
  }: { fields: readonly PanelField[]; factors: AdjustSteps | null; days: readonly string[] },
): Promise<readonly PanelDay[]> {
  const rows = await dailyRows(database, 'daily_bar')
    .select(['t.trade_date', 't.security_id'])
    .select(fields.map(({ value }, at) => sql<number | null>`${value}`.as(`f${at}`)))
    .where('t.trade_date', 'in', days)
    .execute();
  const byDay = new Map<string, BarRow[]>();
  for (const row of rows) {
    const day = byDay.get(row.trade_date);
    if (day) day.push(row);
    else byDay.set(row.trade_date, [row]);
  }
  return [...byDay].flatMap(([day, bars]) => {
    const width = bars.reduce((most, { security_id }) => Math.max(most, security_id), 0);
    return fields.map((field, at) => {
      const cells = new Float64Array(width).fill(NaN);
      for (const bar of bars) {
        const factor = field.adjusted ? (factors?.on(bar.security_id, day) ?? 1) : 1;
        cells[bar.security_id - 1] = (bar[`f${at}`] ?? NaN) * factor;
      }
      return { field: field.name, day, cells };
    });
  });
}
