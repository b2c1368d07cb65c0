import type { CompanyBook, DemoCompany } from '../world/world.ts';
import { AnnounceDates } from './announce-dates.ts';
import { habitsOf } from './company-habits.ts';
import { KnownBook } from './known-book.ts';
import { lastEnded, periodEnd, quarterOf, yearOf, type Quarter } from './quarter.ts';
import { drawQuarters } from './quarter-draws.ts';
import { simulateBook, type BookPlan, type BookScale } from './simulate-book.ts';

const QUARTERS_BEFORE = 12;
/** The equity it starts from is found by trial: dividends and losses depend on it. */
const TRIALS = 4;
const LEAST_SHARE_OF_TARGET = 0.2;

/**
 * The books of a company as far as they can be known when `end` is the last day: the quarter in progress
 * is not reported, one that has ended is, though its announcement may come after. They begin with a fiscal
 * year, at least twelve quarters before the company's first day. Another `end` only adds to them.
 */
export function makeBook(
  seed: number,
  company: DemoCompany,
  { start, end }: { start: string; end: string },
): CompanyBook {
  const habits = habitsOf(seed, company);
  const announce = new AnnounceDates(seed, company);
  const sharesFrom = company.listDate > start ? company.listDate : start;
  const first = yearOf(lastEnded(sharesFrom) - QUARTERS_BEFORE) * 4;
  const known = lastKnown(first, { company, announce, sharesFrom });
  // At least up to the first day, to whose prices the books are fitted.
  const draws = drawQuarters({ seed, company, habits }, first, Math.max(quarterOf(end), known));
  const plan = { seed, company, habits, announce, first, draws, sharesFrom, end };
  return new KnownBook(told(simulateBook(plan, fit(plan, known)), company));
}

/** The last quarter announced by the first written day. */
function lastKnown(
  first: Quarter,
  { company, announce, sharesFrom }: Pick<BookPlan, 'company' | 'announce' | 'sharesFrom'>,
): Quarter {
  let quarter = lastEnded(sharesFrom);
  while (quarter > first + 3) {
    if (announce.of(quarter) <= (company.listDate > sharesFrom ? company.listDate : sharesFrom))
      return quarter;
    quarter -= 1;
  }
  return quarter;
}

/** Scales the books so that the figures known on the first written day are the company's targets. */
function fit(plan: BookPlan, known: Quarter): BookScale {
  const { target } = plan.habits;
  const year = plan.draws.slice(known - plan.first - 3, known - plan.first + 1);
  const drawn = year.reduce((sum, { sales }) => sum + sales, 0);
  const swings = year.reduce((sum, { sales, margin }) => sum + sales * margin, 0);
  const scale = { sales: target.sales / drawn, margin: target.earnings / target.sales - swings / drawn };
  const past = { ...plan, end: periodEnd(known) };
  let equity = target.equity;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const got = simulateBook(past, { ...scale, equity }).reports.at(-1)?.equity ?? target.equity;
    equity = Math.max(LEAST_SHARE_OF_TARGET * target.equity, equity + target.equity - got);
  }
  return { ...scale, equity: Math.round(equity * 100) / 100 };
}

/** A company that has left the exchange announces nothing more. */
function told(
  book: ReturnType<typeof simulateBook>,
  { delistDate }: DemoCompany,
): ReturnType<typeof simulateBook> {
  if (delistDate === null) return book;
  return { ...book, reports: book.reports.filter(({ announceDate }) => announceDate < delistDate) };
}
