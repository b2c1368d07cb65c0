import { rows } from '../suite/suite.ts';
import { WITHIN, type ReportingIndustry } from './industry-reports.ts';
import { share, type Value } from './reports.ts';

type Figure = 'revenue' | 'profit' | 'grossMargin' | 'pretaxMargin' | 'roe' | 'roic';

/** What was expected of a company's year on a day, or its reported figures by then. */
export interface Expectation extends Readonly<Record<Figure, Value>> {
  readonly security: number;
  readonly day: string;
  readonly year: number;
  readonly actual: number;
  readonly since: string;
  readonly until: string | null;
}

/** All expectations about an industry's companies, the oldest first. */
export async function expectationsOf({ id }: ReportingIndustry): Promise<readonly Expectation[]> {
  const found = await rows<Expectation>(
    `SELECT f.security_id AS security, f.report_date AS day, f.fiscal_year AS year, f.is_actual AS actual,
            f.operating_total_revenue AS revenue, f.net_profit_parent AS profit,
            f.gross_margin AS grossMargin, f.pretax_margin AS pretaxMargin, f.roe, f.roic,
            s.list_date AS since, s.delist_date AS until
       FROM (${WITHIN}) own
       JOIN {market}.security s ON s.id = own.security_id
       JOIN {market}.earnings_forecast f ON f.security_id = own.security_id
      ORDER BY f.report_date, f.fiscal_year`,
    [id],
  );
  return found;
}

/** The last day of each month with new expectations, newest first. */
export const monthsOf = (all: readonly Expectation[]): readonly string[] =>
  [...new Map(all.map(({ day }) => [day.slice(0, 7), day])).values()].reverse();

/** A year of the companies together, as known on a day. */
export interface ExpectedYear {
  readonly year: number;
  /** Reported by all who have it, rather than expected. */
  readonly isActual: boolean;
  /** Among the newest expectations of a company, rather than a past year alone. */
  readonly isCurrent: boolean;
  readonly covered: number;
  readonly sum: (of: 'revenue' | 'profit') => Value;
  /** Over the companies that have the year before too. */
  readonly grown: (of: 'revenue' | 'profit') => { readonly now: Value; readonly before: Value };
  readonly margin: (of: 'grossMargin' | 'pretaxMargin') => Value;
  /** Over the equity or capital that each company's own ratio implies. */
  readonly returned: (of: 'roe' | 'roic') => Value;
}

/** The years known on a day, newest first: each company with its newest expectations, and years reported earlier. */
export function yearsOn(all: readonly Expectation[], day: string): readonly ExpectedYear[] {
  const known = all.filter(
    (one) => one.day <= day && one.since <= day && (one.until === null || one.until > day),
  );
  const newest = new Map(known.map((one) => [one.security, one.day]));
  const isNew = (one: Expectation): boolean => one.day === newest.get(one.security);
  const entries = new Map(
    known.filter((one) => one.actual === 1 || isNew(one)).map((one) => [`${one.security} ${one.year}`, one]),
  );
  const years = [...new Set([...entries.values()].map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const own = [...entries.values()].filter((one) => one.year === year);
    const before = (one: Expectation) => entries.get(`${one.security} ${year - 1}`);
    return {
      year,
      isActual: own.every(({ actual }) => actual === 1),
      isCurrent: own.some(isNew),
      covered: own.length,
      sum: (of) => sumOf(own.map((one) => [one[of]]))[0] ?? null,
      grown: (of) => {
        const [now = null, former = null] = sumOf(own.map((one) => [one[of], before(one)?.[of] ?? null]));
        return { now, before: former };
      },
      margin: (of) => share(...bothOf(own.map((one) => [times(one[of], one.revenue), one.revenue]))),
      returned: (of) => share(...bothOf(own.map((one) => [one.profit, capitalOf(one.profit, one[of])]))),
    };
  });
}

/** The sums of rows whose figures are all known; empty without one. */
function sumOf(lines: readonly (readonly Value[])[]): readonly number[] {
  const whole = lines.filter((line) => line.every((value) => value !== null));
  const [first = []] = whole;
  return first.map((_, at) => whole.reduce((so, line) => so + Number(line[at]), 0));
}

function bothOf(lines: readonly (readonly [Value, Value])[]): [Value, Value] {
  const [part = null, whole = null] = sumOf(lines);
  return [part, whole];
}

const times = (one: Value, other: Value): Value => (one === null || other === null ? null : one * other);

/** What a profit is a return on; unknown where the signs differ. */
function capitalOf(profit: Value, ratio: Value): Value {
  const capital = profit === null || !ratio ? null : profit / ratio;
  return capital !== null && capital > 0 ? capital : null;
}
