import { makeBook } from '../book/make-book.ts';
import { Closes } from '../prices/closes.ts';
import { makeCompanies } from './companies.ts';
import { DEMO_SIZES, type DemoSize } from './sizes.ts';
import { tradingDays, tradingDaysBetween } from '../prices/trading-days.ts';
import { walkMarket } from '../prices/walk-market.ts';
import type { CompanyBook, DemoCompany, DemoWorld } from './world.ts';

export interface WorldOptions {
  readonly seed: number;
  readonly size: DemoSize | { readonly companies: number; readonly days: number };
  /** The first part of the story ends on this day or the nearest trading day before it. */
  readonly origin: string;
  /** The last day of the story, at or after the origin; the origin itself by default. */
  readonly end?: string;
}

export interface StoryWorld extends DemoWorld {
  /** Recorded as the days are walked. */
  readonly closes: Closes;
}

/**
 * The companies of a story and its days. Prices are walked when the first close is asked for, unless
 * someone has walked them before.
 */
export function makeWorld({ seed, size, origin, end = origin }: WorldOptions): StoryWorld {
  const { companies: count, days: length } = typeof size === 'string' ? DEMO_SIZES[size] : size;
  const window = tradingDays(origin, length);
  const last = window.at(-1) ?? '';
  const days = [...window, ...tradingDaysBetween(last, end)];
  const companies = makeCompanies({ seed, count, days: window, end: days.at(-1) ?? '' });
  const closes = new Closes(companies, days);
  const books = new Map<DemoCompany, CompanyBook>();
  const world: StoryWorld = {
    seed,
    days,
    companies,
    closes,
    origin: last,
    start: days[0] ?? '',
    end: days.at(-1) ?? '',
    bookOf: (company) => {
      let book = books.get(company);
      if (!book) {
        book = makeBook(seed, company, { start: world.start, end: world.end });
        books.set(company, book);
      }
      return book;
    },
    closeOn: (company, date) => {
      if (!closes.isComplete) walkMarket(world, []);
      return closes.on(company, date);
    },
    suspensionsOf: (company) => {
      if (!closes.isComplete) walkMarket(world, []);
      return closes.suspensions(company);
    },
  };
  return world;
}
