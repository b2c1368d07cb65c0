import type { DemoIndustry } from './industries.ts';
import type { Random } from './random.ts';

/** Trailing figures in yuan; they change on the days after the reporting deadlines only. */
export interface Figures {
  readonly earnings: number;
  readonly sales: number;
  readonly book: number;
}

const PAYOUT = 0.35;
/** Three changes a year: annual report with Q1, half year, Q3. */
const STEPS_PER_YEAR = 3;
const LEAST_BOOK_OF_SALES = 0.08;

/** Figures that a market value of `capital` prices near the industry's multiples. */
export function firstFigures(
  random: Random,
  industry: DemoIndustry,
  { capital, losing }: { capital: number; losing: boolean },
): Figures {
  const rich = Math.exp(0.35 * random.normal());
  const sales = (capital / (industry.pe * rich) / industry.margin) * Math.exp(0.2 * random.normal());
  const earnings = losing ? -sales * random.between(0.01, 0.15) : capital / (industry.pe * rich);
  return { earnings, sales, book: capital / (industry.pb * Math.exp(0.3 * random.normal())) };
}

/** What the next report says: sales grow with the industry, margins come back to its own, profit is kept. */
export function nextFigures(
  random: Random,
  industry: DemoIndustry,
  { figures, losing }: { figures: Figures; losing: boolean },
): Figures {
  const sales = figures.sales * Math.max(0.6, 1 + industry.growth / STEPS_PER_YEAR + 0.05 * random.normal());
  const usual = losing ? -0.03 : industry.margin;
  const margin =
    0.8 * (figures.earnings / figures.sales) + 0.2 * usual + 0.12 * industry.margin * random.normal();
  const earnings = sales * margin;
  const kept = earnings > 0 ? earnings * (1 - PAYOUT) : earnings;
  const book = Math.max(figures.book + kept / STEPS_PER_YEAR, LEAST_BOOK_OF_SALES * sales);
  return { earnings, sales, book };
}

/** Whether new reports are known on `day` that were not on the day before it. */
export function reportsBetween(before: string, day: string): boolean {
  // The deadlines are firsts of a month.
  if (before.slice(0, 7) === day.slice(0, 7)) return false;
  return ['05-01', '09-01', '11-01'].some((deadline) => {
    const known = `${day.slice(0, 4)}-${deadline}`;
    return before < known && known <= day;
  });
}
