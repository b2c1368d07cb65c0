import { lastEnded, periodEnd } from '../book/quarter.ts';
import { Random } from '../world/random.ts';
import type { CompanyBook, DemoCompany, DemoWorld, Report, ShareCapital } from '../world/world.ts';
import { perCompany } from '../write-companies.ts';
import { controllingHolder, foundingHolder, marketHolder, type Holder } from './holder.ts';

/** The shares of one holder at the end of a quarter. */
export interface Stake {
  readonly holder: Holder;
  readonly held: number;
  /** How many of them are not tradable yet. */
  readonly restricted: number;
}

/** The named holders at the end of a quarter. */
export interface HolderQuarter {
  readonly report: Report;
  readonly capital: ShareCapital;
  /** The founding holders, the controlling one first; they always stay. */
  readonly founders: readonly Stake[];
  /** Holders who bought on the market. */
  readonly others: readonly Stake[];
  /** Shares a founder sold (negative) or bought in the quarter, in the order of `founders`. */
  readonly traded: readonly number[];
}

/** The quarters before the first written day that have rows. */
const TOLD_BEFORE = 8;
const FOUNDERS = 4;
const OTHERS = 14;
/** The largest stake of a market holder: more than 5 % would have to be disclosed. */
const MOST_OF_FLOAT = 0.045;
const LOT = 100;

/**
 * The holders of a company, quarter after quarter. The first quarter has no rows and is only compared with; but a
 * company that lists later begins with its first quarter's end, which has rows.
 */
export const holderStory = perCompany((world, company): readonly HolderQuarter[] => {
  const book = world.bookOf(company);
  const from = periodEnd(lastEnded(world.start) - TOLD_BEFORE);
  const quarters: HolderQuarter[] = [];
  let before: HolderQuarter | null = null;
  for (const report of book.reports) {
    if (report.period < from || report.period < company.listDate) continue;
    const random: Random = new Random(`${world.seed} ${company.text} holders ${report.period}`);
    const capital = book.sharesOn(report.period);
    const quarter: HolderQuarter = before
      ? nextQuarter(random, before, { report, capital, grown: growthBetween(book, before.report, report) })
      : firstQuarter(random, company, { report, capital });
    quarters.push(quarter);
    before = quarter;
  }
  return quarters;
});

/** Whether a quarter is only there to be compared with. */
export const isTold = (world: DemoWorld, { report }: HolderQuarter): boolean =>
  report.period > periodEnd(lastEnded(world.start) - TOLD_BEFORE);

type Setting = Pick<HolderQuarter, 'report' | 'capital'>;

function firstQuarter(random: Random, { name }: DemoCompany, setting: Setting): HolderQuarter {
  const { total, float } = setting.capital;
  const stem = name.slice(0, 2);
  const locked = 1 - float / total;
  const control = Math.max(random.between(0.18, 0.5), Math.min(0.55, locked));
  const founders: Position[] = [];
  for (let at = 0; founders.length < FOUNDERS; at = founders.length) {
    const holder = at === 0 ? controllingHolder(random, stem) : foundingHolder(random, stem);
    if (founders.some((other) => other.holder.name === holder.name)) continue;
    const share = at === 0 ? control : random.between(0.008, 0.16 - 0.03 * at);
    founders.push({ holder, held: Math.round(total * share) });
  }
  const others: Position[] = [];
  while (others.length < OTHERS) others.push(newPosition(random, float, [...founders, ...others]));
  return settle({ ...setting, founders, others, traded: founders.map(() => 0) });
}

interface Position {
  readonly holder: Holder;
  readonly held: number;
}

function newPosition(random: Random, float: number, present: readonly Position[]): Position {
  let holder = marketHolder(random);
  while (present.some((other) => other.holder.name === holder.name)) holder = marketHolder(random);
  const share = Math.min(MOST_OF_FLOAT, Math.max(0.0008, 0.005 * Math.exp(0.8 * random.normal())));
  return { holder, held: lots(share * float) };
}

function nextQuarter(
  random: Random,
  before: HolderQuarter,
  setting: Setting & { readonly grown: (held: number) => number },
): HolderQuarter {
  const { capital, grown } = setting;
  const traded = before.founders.map((stake, at) => founderTrade(random, stake, { at, capital, grown }));
  const founders = before.founders.map(({ holder, held }, at) => ({
    holder,
    held: grown(held) + (traded[at] ?? 0),
  }));
  const others: Position[] = [];
  for (const { holder, held } of before.others) {
    if (random.chance(0.12)) {
      others.push(newPosition(random, capital.float, [...founders, ...before.others, ...others]));
    } else {
      const wanted = random.chance(0.55) ? lots(grown(held) * Math.exp(0.18 * random.normal())) : grown(held);
      others.push({ holder, held: Math.min(wanted, lots(MOST_OF_FLOAT * capital.float)) });
    }
  }
  return settle({ report: setting.report, capital, founders, others, traded });
}

/** Occasional trades of founders: one sells a little of his tradable shares, or the controlling holder buys. */
function founderTrade(
  random: Random,
  { held, restricted }: Stake,
  { at, capital, grown }: { at: number; capital: ShareCapital; grown: (held: number) => number },
): number {
  const acts = random.chance(at === 0 ? 0.06 : 0.1);
  const size = random.between(0.002, 0.01) * capital.total;
  const buys = at === 0 && random.chance(0.4);
  if (!acts) return 0;
  if (buys) return lots(Math.min(size / 2, (capital.total - grown(held)) / 20));
  return -Math.min(lots(Math.min(size, 0.12 * held)), Math.max(0, grown(held) - grown(restricted)));
}

/**
 * Assigns the shares that are not tradable to the founders, in order, and reduces market holders, so that all
 * stakes are at most the shares, and the tradable ones at most the float.
 */
function settle(quarter: {
  readonly report: Report;
  readonly capital: ShareCapital;
  readonly founders: readonly Position[];
  readonly others: readonly Position[];
  readonly traded: readonly number[];
}): HolderQuarter {
  const { total, float } = quarter.capital;
  const founded = quarter.founders.reduce((sum, { held }) => sum + held, 0);
  const room = 0.9 * (total - Math.max(founded, total - float));
  const wanted = quarter.others.reduce((sum, { held }) => sum + held, 0);
  const cut = wanted > room ? room / wanted : 1;
  let locked = total - float;
  const founders = quarter.founders.map((position) => {
    const restricted = Math.min(locked, position.held);
    locked -= restricted;
    return { ...position, restricted };
  });
  const others = quarter.others.map(({ holder, held }) => ({
    holder,
    held: cut < 1 ? Math.max(1, lots(held * cut)) : held,
    restricted: 0,
  }));
  return { ...quarter, founders, others };
}

/** A holding after the bonus shares of the quarter. */
function growthBetween(
  { dividends }: CompanyBook,
  { period: from }: Report,
  { period: to }: Report,
): (held: number) => number {
  const rates = dividends
    .filter(({ exDate }) => from < exDate && exDate <= to)
    .map(({ bonus, transfer }) => bonus + transfer);
  return (held) => rates.reduce((so, rate) => so + Math.floor(so * rate), held);
}

/** Whole lots, one at least. */
const lots = (shares: number): number => Math.max(1, Math.round(shares / LOT)) * LOT;
