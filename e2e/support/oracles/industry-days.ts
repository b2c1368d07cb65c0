import { rows } from '../suite/suite.ts';
import { WITHIN, type ReportingIndustry } from './industry-reports.ts';

/** The figures of one day by name, and the day itself. */
export interface DayRow {
  readonly day: string;
  readonly figures: Readonly<Record<string, number | null>>;
}

/** Tables with a row for a share and a day. */
export type DayTable =
  | 'daily_bar'
  | 'margin_trading'
  | 'connect_holding'
  | 'money_flow'
  | 'capital_preference';

/** The members that count: today's companies of an industry, or those of a Shenwan code on each day. */
export type DayMembers = { readonly industry: ReportingIndustry } | { readonly swCode: string };

const membersOf = (members: DayMembers): readonly [sql: string, value: number | string] =>
  'industry' in members
    ? [`JOIN (${WITHIN}) own ON own.security_id = t.security_id`, members.industry.id]
    : [
        `JOIN {market}.sw_member own ON own.security_id = t.security_id AND ? IN (own.l1_code, own.l2_code, own.l3_code)
          AND own.valid_from <= t.trade_date AND (own.valid_to IS NULL OR own.valid_to > t.trade_date)`,
        members.swCode,
      ];

/**
 * Expressions over the members' rows `t` of each day, their bars `bar`, and those of the trading day before, `y`; of
 * members listed on the day. The newest day is first.
 */
export async function industryDays(
  members: DayMembers,
  table: DayTable,
  columns: Readonly<Record<string, string>>,
): Promise<readonly DayRow[]> {
  const [join, value] = membersOf(members);
  const sums = Object.entries(columns).map(([name, expression]) => `${expression} AS \`${name}\``);
  const found = await rows<Record<string, string | number | null> & { readonly day: string }>(
    `WITH days AS (SELECT trade_date, LAG(trade_date) OVER (ORDER BY trade_date) AS earlier
                     FROM (SELECT DISTINCT trade_date FROM {market}.daily_bar) known)
     SELECT t.trade_date AS day, ${sums.join(', ')}
       FROM {market}.${table} t
       ${join}
       JOIN {market}.security s ON s.id = t.security_id
        AND s.list_date <= t.trade_date AND (s.delist_date IS NULL OR s.delist_date > t.trade_date)
       JOIN {market}.daily_bar bar ON bar.security_id = t.security_id AND bar.trade_date = t.trade_date
       JOIN days ON days.trade_date = t.trade_date
       LEFT JOIN {market}.daily_bar y ON y.security_id = t.security_id AND y.trade_date = days.earlier
      GROUP BY t.trade_date`,
    [value],
  );
  // A sum over days reorders the rows of the statement.
  found.sort((one, other) => (one.day < other.day ? 1 : -1));
  return found.map(({ day, ...figures }) => ({
    day,
    figures: Object.fromEntries(
      Object.entries(figures).map(([name, given]) => [name, given === null ? null : Number(given)]),
    ),
  }));
}

/** Σ yesterday's float capital × today's return ÷ Σ yesterday's float capital. */
export const DAY_RETURN =
  'SUM(y.close * y.float_shares * (bar.close / bar.pre_close - 1)) / SUM(y.close * y.float_shares)';

/** The market value of the members, and what their PE is made of: those with earnings alone. */
export const VALUED = {
  counted: 'COUNT(*)',
  rate: DAY_RETURN,
  capital: 'SUM(bar.close * bar.total_shares)',
  peCapital: 'SUM(IF(bar.pe_ttm > 0, bar.close * bar.total_shares, NULL))',
  earnings: 'SUM(IF(bar.pe_ttm > 0, bar.close * bar.total_shares / bar.pe_ttm, NULL))',
};

/** The index of each day by day, from the returns of all days, newest first. */
export function indexLevels(days: readonly DayRow[]): ReadonlyMap<string, number> {
  let level = 1000;
  return new Map(
    [...days].reverse().map(({ day, figures }, at) => {
      level *= at === 0 ? 1 : 1 + (figures['rate'] ?? 0);
      return [day, level];
    }),
  );
}
