import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import type { Cell } from '../../database/write-rows.ts';
import { industryCapitalPreference } from '../../schema/derived/capital-preference.ts';
import { WHOLE_MARKET } from '../../schema/derived/industry-daily.ts';
import { capitalPreferences, lastDays, PREFERENCE_SOURCES } from './capital-preferences.ts';
import { dayText } from '../day-number.ts';
import { fewDays, planDays, replaceDays, type WindowSources } from '../day-window.ts';
import type { Derived } from '../derived.ts';
import { MemberCalendar } from '../industries/member-calendar.ts';

const SOURCES: WindowSources = { ...PREFERENCE_SOURCES, whole: ['sw_member'] };

/** Computed from `capital_preference`, which must be up to date. */
export const industryPreferences: Derived = {
  table: industryCapitalPreference,
  version: 2,
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
): AsyncGenerator<Iterable<readonly Cell[]>> {
  const members = await MemberCalendar.read(connection);
  for (const days of fewDays(stale)) {
    const means = new IndustryMeans(members);
    await eachRow<PreferenceCells>(connection, { sql: sqlOf(days), values: days }, (row) => means.add(row));
    yield means.rows();
  }
}

const sqlOf = (days: readonly string[]): string =>
  `SELECT TO_DAYS(own.trade_date), own.security_id, bar.close * bar.float_shares, ${VALUES.join(', ')}
    FROM capital_preference own JOIN daily_bar bar USING (trade_date, security_id)
    WHERE own.trade_date IN (${days.map(() => '?').join(', ')}) ORDER BY own.trade_date, own.security_id`;

/** The means of a few days, of each industry and the market; fed in the order of days. */
class IndustryMeans {
  private readonly days = new Map<number, Map<string, WeightedMeans>>();

  constructor(private readonly members: MemberCalendar) {}

  add(cells: PreferenceCells): void {
    const [day, security, weight] = cells;
    if (weight === null) return;
    this.of(day, WHOLE_MARKET).add(weight, cells);
    for (const code of this.members.codes(security, day) ?? []) {
      if (code !== null) this.of(day, code).add(weight, cells);
    }
  }

  rows(): Cell[][] {
    return [...this.days].flatMap(([day, industries]) =>
      [...industries].map(([code, means]) => [code, dayText(day), ...means.result()]),
    );
  }

  private of(day: number, code: string): WeightedMeans {
    let industries = this.days.get(day);
    if (!industries) this.days.set(day, (industries = new Map<string, WeightedMeans>()));
    let means = industries.get(code);
    if (!means) industries.set(code, (means = new WeightedMeans()));
    return means;
  }
}

/** Σ wx / Σ w of each column, over those that have it. */
class WeightedMeans {
  private readonly weighted = new Float64Array(VALUES.length);
  private readonly weights = new Float64Array(VALUES.length);

  add(weight: number, cells: PreferenceCells): void {
    for (let at = 0; at < VALUES.length; at += 1) {
      const value = cells[at + 3] ?? null;
      if (value === null) continue;
      this.weighted[at] = (this.weighted[at] ?? 0) + weight * value;
      this.weights[at] = (this.weights[at] ?? 0) + weight;
    }
  }

  result(): Cell[] {
    return VALUES.map((_, at) => {
      const weight = this.weights[at] ?? 0;
      return weight > 0 ? (this.weighted[at] ?? 0) / weight : null;
    });
  }
}
