import type { RELATIONS } from '@console/market/schema';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { Random } from '../world/random.ts';
import type { CompanyBook, DemoCompany, DemoWorld } from '../world/world.ts';
import type { Term } from './executive-terms.ts';
import { personName } from './person-names.ts';

/** A trade in the company's own shares. */
export interface InsiderTrade {
  readonly date: string;
  readonly announceDate: string;
  readonly term: Term;
  readonly changer: string;
  readonly relation: (typeof RELATIONS)[number];
  readonly reason: string;
  /** Shares, negative for a sale. */
  readonly volume: number;
  /** Yuan. */
  readonly price: number;
  readonly after: number;
}

export interface InsiderStory {
  readonly trades: readonly InsiderTrade[];
  /** Shares a person owns at the close of a date. */
  heldOn(term: Term, date: string): number;
}

/** Periods of the year without a report ahead: insiders do not trade in the weeks before one. */
const WINDOWS = [
  { from: '05-06', days: 62 },
  { from: '09-02', days: 22 },
  { from: '11-02', days: 57 },
  { from: '01-04', days: 36 },
] as const;
const TRADES_A_YEAR = [0, 0, 0, 0, 0, 1, 1, 1, 2, 3];
const LOT = 100;
const LEAST_TO_SELL = 20 * LOT;
const LEAST_SEASONING = 365;

/** The trades of executives and their relatives in the company's shares during the story. */
export function insiderStory(world: DemoWorld, company: DemoCompany, terms: readonly Term[]): InsiderStory {
  const book = world.bookOf(company);
  const holdings = new Holdings(company, book, world.start);
  const trades: InsiderTrade[] = [];
  for (const { date, random } of tradeDays(world, company)) {
    const prices = pricesAround(world, company, date);
    const term = prices && traderOn(random, terms, date);
    if (!prices || !term) continue;
    const trade = tradeOf(random, { term, date, prices, held: holdings.on(term, date), book });
    if (trade.volume === 0) continue;
    if (trade.relation === '本人') holdings.set(term, date, trade.after);
    trades.push(trade);
  }
  return { trades, heldOn: (term, date) => holdings.on(term, date) };
}

/** The shares of each person: an initial stake, split with the shares, changed by trades in order. */
class Holdings {
  private readonly steps = new Map<Term, { date: string; held: number }[]>();
  private readonly splits: readonly { readonly exDate: string; readonly by: number }[];

  constructor(
    private readonly company: DemoCompany,
    { dividends }: CompanyBook,
    start: string,
  ) {
    // The books give shares from the first day on: earlier changes are included in them.
    const from = company.listDate > start ? company.listDate : start;
    this.splits = dividends.flatMap(({ exDate, bonus, transfer }) =>
      bonus + transfer > 0 && exDate > from ? [{ exDate, by: bonus + transfer }] : [],
    );
  }

  on(term: Term, date: string): number {
    const step = (this.steps.get(term) ?? []).filter((given) => given.date <= date).at(-1);
    let held = step?.held ?? Math.round((this.company.startShares * term.stake) / LOT) * LOT;
    for (const { exDate, by } of this.splits) {
      if (exDate <= date && exDate > (step?.date ?? '')) held += Math.round(held * by);
    }
    return held;
  }

  set(term: Term, date: string, held: number): void {
    const steps = this.steps.get(term) ?? [];
    steps.push({ date, held });
    this.steps.set(term, steps);
  }
}

/** Days on which a person wants to trade, ascending, each with its own random numbers. */
function tradeDays(
  { seed, start, end }: DemoWorld,
  { text, listDate, delistDate }: DemoCompany,
): readonly { date: string; random: Random }[] {
  const seasoned = tradingDayNear(laterDate(listDate, LEAST_SEASONING));
  const days = new Map<string, Random>();
  for (let year = Number(start.slice(0, 4)); year <= Number(end.slice(0, 4)); year += 1) {
    const count = new Random(`${seed} ${text} insiders ${year}`).pick(TRADES_A_YEAR);
    for (let at = 0; at < count; at += 1) {
      const random = new Random(`${seed} ${text} insider ${year} ${at}`);
      const window = random.weighted(WINDOWS, ({ days: length }) => length);
      const date = tradingDayNear(laterDate(`${year}-${window.from}`, random.whole(0, window.days)));
      if (date <= start || date < seasoned || date > end) continue;
      if (delistDate !== null && date >= delistDate) continue;
      if (!days.has(date)) days.set(date, random);
    }
  }
  return [...days].map(([date, random]) => ({ date, random })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

interface Prices {
  readonly before: number;
  readonly close: number;
}

/** Closes of the day and of the one before; null where they show that the share did not trade. */
function pricesAround(world: DemoWorld, company: DemoCompany, date: string): Prices | null {
  const close = world.closeOn(company, date);
  const before = world.closeOn(company, tradingDayNear(date, -1));
  // A suspended day repeats the last close.
  return close === null || before === null || close === before ? null : { close, before };
}

/** Owners trade more often than others; those who must be independent never do. */
function traderOn(random: Random, terms: readonly Term[], date: string): Term | null {
  const sitting = terms.filter(
    ({ seat, startDate, leaveDate }) => !seat.independent && startDate <= date && date < leaveDate,
  );
  return sitting.length === 0 ? null : random.weighted(sitting, ({ stake }) => (stake > 0 ? 6 : 1));
}

function tradeOf(
  random: Random,
  {
    term,
    date,
    prices,
    held,
    book,
  }: { term: Term; date: string; prices: Prices; held: number; book: CompanyBook },
): InsiderTrade {
  const { total } = book.sharesOn(date);
  const isOwn = held > 0 || random.chance(0.6);
  const sells = isOwn && held >= LEAST_TO_SELL && random.chance(0.7);
  const price = priceOf(random, prices);
  const wanted = sells
    ? Math.min(held * random.between(0.02, 0.08), 0.009 * total)
    : Math.min((2e5 * Math.exp(1.1 * Math.abs(random.normal()))) / price, 0.0005 * total);
  const lots = Math.round(wanted / LOT) * LOT;
  const volume = sells ? -lots : lots;
  const relation = isOwn ? '本人' : random.pick(['配偶', '父母', '子女', '兄弟姐妹'] as const);
  return {
    date,
    term,
    relation,
    price,
    volume,
    announceDate: tradingDayNear(date, random.whole(0, 2)),
    changer: isOwn ? term.person.name : relativeName(random, { term, relation }),
    reason: reasonOf(random, sells, lots * price),
    after: isOwn ? held + volume : volume,
  };
}

/** A price between the close before and the day's own, in yuan from cents. */
function priceOf(random: Random, { before, close }: Prices): number {
  const isSplit = Math.abs(before / close - 1) > 0.1;
  const from = isSplit ? close : before;
  return Math.round(close + (from - close) * random.between(0, 0.4)) / 100;
}

const LARGE = 2e6;

function reasonOf(random: Random, sells: boolean, amount: number): string {
  if (!sells) return random.chance(0.85) ? '竞价交易' : '增持计划';
  return amount >= LARGE && random.chance(0.45) ? '大宗交易' : '竞价交易';
}

function relativeName(
  random: Random,
  { term, relation }: { term: Term; relation: InsiderTrade['relation'] },
): string {
  const drawn = personName(random, random.whole(0, 27), 0.5).name;
  return relation === '配偶' ? drawn : term.person.name.slice(0, 1) + drawn.slice(1);
}
