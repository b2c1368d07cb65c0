import { makeBook } from '../book/make-book.ts';
import { DEMO_INDUSTRIES } from '../world/industries.ts';
import { Random } from '../world/random.ts';
import { calendarDays } from '../prices/trading-days.ts';
import type { CompanyBook, DemoCompany, DemoWorld, StatementTemplate } from '../world/world.ts';

/** A company made from its number: every 31 of them cover each industry, some with losses, some new. */
export function bookCompany(at: number, changes: Partial<DemoCompany> = {}): DemoCompany {
  const random = new Random(`company ${at}`);
  const industry = DEMO_INDUSTRIES[at % DEMO_INDUSTRIES.length];
  if (!industry) throw new Error('no industry');
  const code = String(606_001 + at);
  const startShares = Math.round(4e6 * Math.exp(0.8 * random.normal())) * 100;
  const template: StatementTemplate =
    industry.code === '801780' ? 'bank' : industry.code === '801790' && at % 2 === 0 ? 'insurer' : 'general';
  return {
    code,
    exchange: 'SH',
    text: `${code}.SH`,
    name: `甲乙${industry.name.slice(0, 2)}`,
    board: 'main',
    industry,
    branch: 0,
    leaf: 0,
    template,
    listDate: '2010-03-05',
    delistDate: null,
    stFrom: null,
    losing: at % 9 === 4,
    startPrice: Math.round(100 * Math.exp(2.5 + 0.7 * random.normal())),
    startShares,
    startFloat: Math.round(startShares * 0.6),
    ...changes,
  };
}

/** A world of companies with books and constant prices: enough for all that is drawn from the books. */
export function booksWorld({
  companies,
  start,
  end,
  seed = 7,
}: {
  companies: readonly DemoCompany[];
  start: string;
  end: string;
  seed?: number;
}): DemoWorld {
  const books = new Map<DemoCompany, CompanyBook>();
  return {
    seed,
    start,
    end,
    companies,
    origin: start,
    days: calendarDays(start, end).flatMap(({ day, open }) => (open ? [day] : [])),
    bookOf(company) {
      const book = books.get(company) ?? makeBook(seed, company, { start, end });
      books.set(company, book);
      return book;
    },
    closeOn: ({ startPrice }, date) => (date < start ? null : startPrice),
    suspensionsOf: () => [],
  };
}
