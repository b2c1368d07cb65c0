import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import { seasonsOf, type Seasons } from './season-weights.ts';

/** The constant traits of a company's books. Money in yuan, shares of something as fractions. */
export interface CompanyHabits {
  /** The trailing figures wanted on its first written day. */
  readonly target: { readonly earnings: number; readonly sales: number; readonly equity: number };
  readonly seasons: Seasons;
  /** Deviation of a quarter's net margin. */
  readonly marginDeviation: number;
  /** Liabilities over assets, to which it reverts. */
  readonly leverage: number;
  readonly minority: number;
  /** Chance of a cash dividend after a profitable year, and the share of the profit. */
  readonly pays: number;
  readonly payout: number;
  /** Days after 26 May its shares usually go ex. */
  readonly exDay: number;
}

const LEAST_EQUITY_OF_SALES = 0.08;
const MOST_RETURN_ON_EQUITY = 0.25;

export function habitsOf(seed: number, company: DemoCompany): CompanyHabits {
  const random = new Random(`${seed} ${company.text} habits`);
  const { industry, template } = company;
  const swings = (template === 'general' ? 0.35 : 0.2) * (industry.volatility / 0.36);
  return {
    target: targetOf(random, company),
    seasons: ownSeasons(random, seasonsOf(industry)),
    marginDeviation: Math.max(0.012, industry.margin * swings) * random.between(0.6, 1.3),
    leverage: leverageOf(random, company),
    minority: minorityShare(seed, company),
    pays: random.chance(0.8) ? 0.92 : 0.2,
    payout: Math.min(0.8, 0.35 * Math.exp(0.35 * random.normal())),
    exDay: random.whole(4, 52),
  };
}

/** Minority interest for each yuan of the parent's equity. */
export function minorityShare(seed: number, { text }: Pick<DemoCompany, 'text'>): number {
  const random = new Random(`${seed} ${text} minority`);
  return random.chance(0.6) ? Math.round(1e4 * random.between(0.004, 0.13)) / 1e4 : 0;
}

/** Figures that the first written day's market value prices near the industry's multiples. */
function targetOf(
  random: Random,
  { industry, losing, startPrice, startShares }: DemoCompany,
): CompanyHabits['target'] {
  const capital = (startPrice / 100) * startShares;
  const usual = capital / (industry.pe * Math.exp(0.35 * random.normal()));
  const sales = (usual / industry.margin) * Math.exp(0.2 * random.normal());
  const earnings = losing ? -sales * random.between(0.01, 0.15) : usual;
  const booked = capital / (industry.pb * Math.exp(0.3 * random.normal()));
  const least = Math.max(LEAST_EQUITY_OF_SALES * sales, Math.abs(earnings) / MOST_RETURN_ON_EQUITY);
  return { earnings, sales, equity: Math.max(booked, least) };
}

function ownSeasons(random: Random, usual: Seasons): Seasons {
  const own = usual.map((weight) => weight * Math.exp(0.05 * random.normal()));
  const mean = own.reduce((sum, weight) => sum + weight, 0) / 4;
  const [q1 = 1, q2 = 1, q3 = 1, q4 = 1] = own.map((weight) => weight / mean);
  return [q1, q2, q3, q4];
}

const PROPERTY = '801180';
const FINANCE = '801790';

function leverageOf(random: Random, { template, industry }: DemoCompany): number {
  if (template === 'bank') return random.between(0.91, 0.932);
  if (template === 'insurer') return random.between(0.855, 0.9);
  if (industry.code === PROPERTY) return random.between(0.68, 0.82);
  return industry.code === FINANCE ? random.between(0.6, 0.75) : random.between(0.3, 0.55);
}
