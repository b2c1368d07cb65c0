import { laterDate, tradingDayWithin } from '../prices/trading-days.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, Report } from '../world/world.ts';

/** The day of a company's first figures of a period, and their deviation from the audited ones. */
export interface Express {
  readonly announceDate: string;
  /** Factors on profits, and on sales and sizes. */
  readonly profits: number;
  readonly sizes: number;
}

/** The chance and time of first figures: mostly for the year, and early for it. */
const CHANCES: Readonly<Record<string, number>> = { '12-31': 0.28, '06-30': 0.06 };

/** The first figures of a report; null where the company waits for the report. */
export function expressOf(seed: number, company: DemoCompany, report: Report): Express | null {
  const random = new Random(`${seed} ${company.text} express ${report.period}`);
  if (!random.chance(CHANCES[report.period.slice(5)] ?? 0)) return null;
  const announceDate = expressDate(random, report);
  if (announceDate <= company.listDate || announceDate >= report.announceDate) return null;
  return { announceDate, profits: 1 + 0.006 * random.normal(), sizes: 1 + 0.002 * random.normal() };
}

/** The deadline: the end of February for a year, of July for a half year. */
function expressDate(random: Random, { period }: Report): string {
  const first = laterDate(period, 18);
  return tradingDayWithin(laterDate(first, random.whole(0, period.endsWith('12-31') ? 38 : 10)), first);
}
