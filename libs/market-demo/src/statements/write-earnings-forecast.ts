import { earningsForecast } from '@console/market/schema';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { DemoSink, FileRow } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { analysePeriod, type PeriodInTime, type Ratios } from './analyse-period.ts';
import type { PeriodStatements } from './company-statements.ts';

type Row = FileRow<typeof earningsForecast>;
type Outlook = Omit<Row, 'security_id' | 'report_date'>;

const COVERED = 0.65;
const DAYS_AFTER_REPORT = 3;
const YEARS_AHEAD = 3;
const TAX = 0.17;
const KEPT = 0.65;

/** Writes analysts' expectations of this year and the two after it, renewed a few days after each report. */
export function writeEarningsForecasts(
  { seed }: DemoWorld,
  sink: DemoSink,
  {
    company,
    periods,
    dilution,
  }: { company: DemoCompany; periods: readonly PeriodInTime[]; dilution: number },
): void {
  const covered = new Random(`${seed} ${company.text} coverage`);
  if (!covered.chance(COVERED)) return;
  const institutions = Math.round(3 + 22 * covered.next() ** 2);
  for (const [at, { now }] of periods.entries()) {
    const { announceDate, period } = now.report;
    // Two reports of one day are followed by one forecast.
    if (announceDate === periods[at + 1]?.now.report.announceDate) continue;
    const year = lastYear(periods, at);
    const before = trailing(periods, at);
    if (!year || !before) continue;
    const reported = tradingDayNear(announceDate, DAYS_AFTER_REPORT);
    const random = new Random(`${seed} ${company.text} expects ${period}`);
    const actual = actualOutlook(year, analysePeriod(year, dilution));
    const context = { random, company, actual, before, now, institutions };
    for (const outlook of [actual, ...expected(context)]) {
      sink.add(earningsForecast, reported, { security_id: company.text, report_date: reported, ...outlook });
    }
  }
}

/** The last fiscal year reported by then. */
const lastYear = (periods: readonly PeriodInTime[], at: number): PeriodInTime | undefined =>
  periods.slice(Math.max(0, at - 3), at + 1).findLast(({ now }) => now.report.period.endsWith('12-31'));

interface Trailing {
  readonly revenue: number;
  readonly profit: number;
  /** The growth of the last four quarters against the four before. */
  readonly growth: number;
}

/** The last four quarters; nothing before there are eight. */
function trailing(periods: readonly PeriodInTime[], at: number): Trailing | null {
  const sum = (from: number, name: 'revenue' | 'netProfit'): number =>
    periods.slice(from, from + 4).reduce((so, { now }) => so + now.report[name], 0);
  if (at < 7) return null;
  const revenue = sum(at - 3, 'revenue');
  return { revenue, profit: sum(at - 3, 'netProfit'), growth: revenue / sum(at - 7, 'revenue') - 1 };
}

function actualOutlook({ now }: PeriodInTime, ratios: Ratios): Outlook {
  return {
    fiscal_year: Number(now.report.period.slice(0, 4)),
    is_actual: 1,
    institution_count: null,
    operating_total_revenue: (now.income.operating_total_revenue ?? 0) / 100,
    net_profit_parent: (now.income.net_profit_parent ?? 0) / 100,
    eps: ratios.eps_basic,
    gross_margin: ratios.gross_margin,
    pretax_margin: ratios.pretax_margin,
    roe: ratios.roe_weighted,
    roic: ratios.roic,
  };
}

/** Growth and margin, moving from the company's last to the industry's; analysts expect a little more. */
function expected({
  random,
  company: { industry },
  actual,
  before,
  now,
  institutions,
}: {
  random: Random;
  company: DemoCompany;
  actual: Outlook;
  before: Trailing;
  now: PeriodStatements;
  institutions: number;
}): readonly Outlook[] {
  const count = Math.max(1, institutions + random.whole(-2, 2));
  const hope = 0.02 + 0.03 * random.normal();
  let growth = 0.5 * industry.growth + 0.5 * Math.min(0.5, Math.max(-0.25, before.growth)) + hope;
  let margin = before.profit / before.revenue;
  let revenue = actual.operating_total_revenue ?? 0;
  let gross = actual.gross_margin;
  let equity = now.report.equity;
  // Total capital earns less than equity: the company's own ratio of both, where it has one.
  const relation = Math.min(1, Math.max(0.3, (actual.roic ?? 0) / (actual.roe ?? 0) || 0.8));
  return Array.from({ length: YEARS_AHEAD }, (_, ahead) => {
    revenue = Math.max(revenue * 0.6, revenue * (1 + growth));
    growth = 0.7 * growth + 0.3 * industry.growth;
    margin += 0.25 * (Math.max(industry.margin, 0.5 * margin) - margin) + 0.002 * random.normal();
    if (gross !== null) gross = Math.min(0.95, gross + 0.004 * random.normal());
    const profit = revenue * margin;
    const opening = equity;
    equity += profit > 0 ? KEPT * profit : profit;
    const roe = (2 * profit) / (opening + equity);
    return {
      fiscal_year: actual.fiscal_year + 1 + ahead,
      is_actual: 0,
      institution_count: Math.max(1, count - 2 * ahead),
      operating_total_revenue: Math.round(revenue),
      net_profit_parent: Math.round(profit),
      eps: fraction(profit / now.shares),
      gross_margin: gross === null ? null : fraction(gross),
      pretax_margin: fraction(margin / (1 - TAX)),
      roe: fraction(roe),
      roic: fraction(roe * relation),
    };
  });
}

const fraction = (value: number): number => Math.round(value * 1e4) / 1e4;
