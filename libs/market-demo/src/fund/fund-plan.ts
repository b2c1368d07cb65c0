import { personName } from '../holders/fictional-names.ts';
import { Random } from '../world/random.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import type { DemoWorld } from '../world/world.ts';
import { INDEX_PLANS } from '../trading/baskets.ts';
import { DEMO_INDUSTRIES } from '../world/industries.ts';

/** The constant traits of a fictional exchange-traded fund. */
export interface FundPlan {
  readonly code: string;
  readonly exchange: 'SH' | 'SZ';
  readonly name: string;
  readonly supervisor: string;
  readonly manager: string;
  readonly established: string;
  /** Most funds have no end. */
  readonly expires: string | null;
  /** The basket it follows, and its name. */
  readonly follows: string;
  readonly target: string;
  readonly isIndex: boolean;
  /** Yuan a unit, and units, when the story begins. */
  readonly startValue: number;
  readonly startShares: number;
  readonly topic: string;
}

const HOUSES = [...'珩澜皓渡隽檀霁川缃陌'].map((one, at, all) => `${one}${all[(at + 3) % all.length] ?? ''}`);
/** Stretches of the exchanges' fund ranges that no fund uses. */
const FIRST_CODES = { SH: 519_001, SZ: 158_001 } as const;
/** One fund in so many has a term of twenty years. */
const TERMED_EVERY = 5;
const TERM_DAYS = 20 * 365 + 5;
/** The least number of members of an industry with a fund of its own. */
const LEAST_COMPANIES = 3;

/**
 * The funds of a story, more with more companies: first one for each market index, then industries, the largest
 * first.
 */
export function makeFunds({ seed, companies, start }: DemoWorld): readonly FundPlan[] {
  const founders = companies.filter(({ listDate }) => listDate <= start);
  const industries = DEMO_INDUSTRIES.map(({ code, name }) => ({
    code,
    name,
    isIndex: false,
    size: founders.filter(({ industry }) => industry.code === code).length,
  }))
    .filter(({ size }) => size >= LEAST_COMPANIES)
    .sort((one, other) => other.size - one.size);
  const targets = [...INDEX_PLANS.map(({ code, name }) => ({ code, name, isIndex: true })), ...industries];
  const rounds = founders.length > 3000 ? 2 : 1;
  return Array.from({ length: rounds }, () => targets)
    .flat()
    .map((target, at) => makeFund(seed, target, { at, start }));
}

function makeFund(
  seed: number,
  { code: follows, name, isIndex }: { code: string; name: string; isIndex: boolean },
  { at, start }: { at: number; start: string },
): FundPlan {
  const random = new Random(`${seed} fund ${at}`);
  const exchange = at % 2 === 0 ? 'SH' : 'SZ';
  // Neighbours in the list, and two funds of one target, are of different houses.
  const house = HOUSES[(at + Math.floor(at / HOUSES.length) * 3) % HOUSES.length] ?? '';
  const age = random.whole(1, 8);
  const year = Number(start.slice(0, 4)) - age;
  const established = tradingDayNear(`${year}-0${random.whole(1, 9)}-${random.whole(10, 28)}`);
  return {
    code: String(FIRST_CODES[exchange] + Math.floor(at / 2)),
    exchange,
    follows,
    isIndex,
    target: name,
    name: `${name}ETF${house}`,
    supervisor: `${house}基金管理有限公司`,
    manager: personName(random),
    established,
    expires: at % TERMED_EVERY === 1 ? laterDate(established, TERM_DAYS) : null,
    startValue: random.between(0.8, 1.8),
    startShares: Math.round(Math.exp(random.between(4.5, 8))) * 1e6,
    topic: `${seed} fund ${at}`,
  };
}
