import { Random } from '../world/random.ts';
import { laterDate } from '../prices/trading-days.ts';
import type { DemoCompany } from '../world/world.ts';

/**
 * The rules for shares that may be bought on margin or through the connect: fixed conditions and one permanent
 * draw.
 */
export interface EligibilityRule {
  readonly topic: 'margin' | 'connect';
  /** Calendar days since the listing. */
  readonly listedDays: number;
  /** Share of the large and of the small companies. */
  readonly large: number;
  readonly small: number;
}

export const MARGIN_RULE: EligibilityRule = { topic: 'margin', listedDays: 92, large: 0.75, small: 0.35 };
export const CONNECT_RULE: EligibilityRule = { topic: 'connect', listedDays: 183, large: 0.8, small: 0.3 };

/** Yuan, at the start of the story. */
const LARGE = 5e9;

/** The days on which a company is eligible: from one date, up to another if it is marked ST one day. */
export interface EligibleDays {
  readonly from: string;
  readonly before: string | null;
}

/** Null for a company that never is. */
export function eligibleDays(
  seed: number,
  company: DemoCompany,
  { topic, listedDays, large, small }: EligibilityRule,
): EligibleDays | null {
  if (company.board === 'bse') return null;
  const isLarge = (company.startPrice / 100) * company.startShares >= LARGE;
  if (!new Random(`${seed} ${company.text} eligible ${topic}`).chance(isLarge ? large : small)) return null;
  return { from: laterDate(company.listDate, listedDays), before: company.stFrom };
}

export const isEligibleOn = ({ from, before }: EligibleDays, day: string): boolean =>
  from <= day && (before === null || day < before);
