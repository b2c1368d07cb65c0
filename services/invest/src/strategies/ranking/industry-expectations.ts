import type { Querying } from '@console/node-kit/queries';
import { queries } from '../../queries.ts';
import { grouped } from '../grouped.ts';

/** A figure of the next fiscal year and of the year before it, yuan, summed over the companies of which both are known. */
interface Expected {
  readonly next: number;
  readonly base: number;
}

export interface IndustryExpectations {
  /** The number whose profits of both years are known. */
  readonly companies: number;
  /** Null without any company. */
  readonly revenue: Expected | null;
  readonly profit: Expected | null;
}

/** The companies that count: columns of the scores, with the number of the industry by column. */
interface Asked {
  readonly date: string;
  readonly columns: readonly number[];
  readonly industries: Uint16Array;
}

type Forecast = Awaited<ReturnType<typeof forecastsOn>>[number];

/** What analysts expected on a date of the companies of an industry, by its number. */
export async function industryExpectations(
  database: Querying,
  { date, columns, industries }: Asked,
): Promise<(industry: number) => IndustryExpectations> {
  const bySecurity = grouped(await forecastsOn(database, date), ({ securityId }) => securityId);
  const byIndustry = grouped(columns, (column) => industries[column] ?? 0);
  return (industry) => {
    const years = (byIndustry.get(industry) ?? []).map((column) =>
      nextYears(bySecurity.get(column + 1) ?? []),
    );
    const profits = years.flatMap((year) => expectedOf(year, 'profit'));
    return {
      companies: profits.length,
      revenue: sumOf(years.flatMap((year) => expectedOf(year, 'revenue'))),
      profit: sumOf(profits),
    };
  };
}

/** All years of each security's newest forecasts up to a date. */
function forecastsOn(database: Querying, date: string) {
  const newest = queries(database)
    .selectFrom('market.earnings_forecast')
    .select(({ fn }) => ['security_id', fn.max('report_date').as('day')])
    .where('report_date', '<=', date)
    .groupBy('security_id');
  return queries(database)
    .selectFrom(newest.as('n'))
    .innerJoin('market.earnings_forecast as f', (on) =>
      on.onRef('f.security_id', '=', 'n.security_id').onRef('f.report_date', '=', 'n.day'),
    )
    .select(['f.security_id as securityId', 'f.fiscal_year as year', 'f.is_actual as isActual'])
    .select(['f.operating_total_revenue as revenue', 'f.net_profit_parent as profit'])
    .orderBy('f.security_id')
    .orderBy('f.fiscal_year')
    .execute();
}

/** The first year that is not reported yet, and the year before it. */
function nextYears(years: readonly Forecast[]): { readonly next?: Forecast; readonly base?: Forecast } {
  const next = years.find(({ isActual }) => isActual === 0);
  const base = years.find(({ year }) => next !== undefined && year === next.year - 1);
  return { ...(next && { next }), ...(base && { base }) };
}

function expectedOf(
  { next, base }: ReturnType<typeof nextYears>,
  figure: 'revenue' | 'profit',
): readonly Expected[] {
  const [expected, before] = [next?.[figure] ?? null, base?.[figure] ?? null];
  return expected === null || before === null ? [] : [{ next: expected, base: before }];
}

function sumOf(parts: readonly Expected[]): Expected | null {
  if (parts.length === 0) return null;
  return parts.reduce((sum, { next, base }) => ({ next: sum.next + next, base: sum.base + base }));
}
