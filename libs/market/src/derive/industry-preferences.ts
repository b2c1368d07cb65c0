import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';
import type { Cell } from '../database/write-rows.ts';
import { industryCapitalPreference } from '../schema/derived/capital-preference.ts';
import { WHOLE_MARKET } from '../schema/derived/industry-daily.ts';
import { capitalPreferences, lastDays, PREFERENCE_SOURCES } from './capital-preferences.ts';
import { dayText } from './day-number.ts';
import { fewDays, planDays, replaceDays, type WindowSources } from './day-window.ts';
import type { Derived } from './derived.ts';
import { MemberCalendar } from './member-calendar.ts';

const SOURCES: WindowSources = { ...PREFERENCE_SOURCES, whole: ['sw_member'] };

/** Follows `capital_preference`, which must be up to date. */
export const industryPreferences: Derived = {
  table: industryCapitalPreference,
  version: 1,
  sources: [...capitalPreferences.sources, ...SOURCES.whole],
  async rebuild(connection, changes) {
    const table = industryCapitalPreference.name;
    const window = await lastDays(connection);
    const { stale, gone } = await planDays(connection, changes, { table, window, sources: SOURCES });
    const columns = industryCapitalPreference.columns.map(({ name }) => name);
    await replaceDays(connection, { table, columns, gone }, industries(connection, stale));
  },
};

const VALUES = [
  ...['zbph_index', 'fund_held_capital_rate', 'financing_balance_rate'],
  ...['connect_held_capital_rate', 'main_of_total_rate', 'turnover_of_float_rate'],
].map((name) => `own.${name}`);

type PreferenceCells = readonly [day: number, security: number, weight: number | null, ...(number | null)[]];

async function* industries(
  connection: Connection,
  stale: readonly string[],
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const members = await MemberCalendar.read(connection);
  for (const days of fewDays(stale)) {
    const rows = await selectArrays<PreferenceCells>(
      connection,
      `SELECT TO_DAYS(own.trade_date), own.security_id, bar.close * bar.float_shares, ${VALUES.join(', ')}
        FROM capital_preference own JOIN daily_bar bar USING (trade_date, security_id)
        WHERE own.trade_date IN (${days.map(() => '?').join(', ')}) ORDER BY own.trade_date, own.security_id`,
      days,
    );
    yield means(rows, members);
  }
}

function means(rows: readonly PreferenceCells[], members: MemberCalendar): Cell[][] {
  const sums = new Map<string, { code: string; day: number; weighted: WeightedMeans }>();
  for (const [day, security, weight, ...values] of rows) {
    if (weight === null) continue;
    for (const code of [WHOLE_MARKET, ...(members.codes(security, day) ?? [])]) {
      if (code === null) continue;
      const key = `${code} ${day}`;
      const own = sums.get(key) ?? { code, day, weighted: new WeightedMeans() };
      sums.set(key, own);
      own.weighted.add(weight, values);
    }
  }
  return [...sums.values()].map(({ code, day, weighted }) => [code, dayText(day), ...weighted.result()]);
}

/** Σ wx / Σ w of each column, over those that have it. */
class WeightedMeans {
  private readonly sums = VALUES.map(() => ({ weighted: 0, weight: 0 }));

  add(weight: number, values: readonly (number | null)[]): void {
    for (const [at, sum] of this.sums.entries()) {
      const value = values[at] ?? null;
      if (value === null) continue;
      sum.weighted += weight * value;
      sum.weight += weight;
    }
  }

  result(): Cell[] {
    return this.sums.map(({ weighted, weight }) => (weight > 0 ? weighted / weight : null));
  }
}
