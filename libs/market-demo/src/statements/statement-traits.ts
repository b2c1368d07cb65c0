import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import { expenseShares, type ExpenseShares } from './expense-shares.ts';

/** The constant traits of a company's statements. */
export interface StatementTraits {
  readonly taxRate: number;
  readonly expenses: ExpenseShares;
  /** The fraction of cash in foreign currency: a fall of the yuan is a gain. */
  readonly abroad: number;
  readonly staff: number;
  /** Goodwill against opening assets. */
  readonly goodwill: number;
  readonly dilution: number;
}

export function traitsOf(seed: number, { text, industry, template }: DemoCompany): StatementTraits {
  const random = new Random(`${seed} ${text} statement traits`);
  const usual = expenseShares(industry);
  const own = (part: number): number => part * Math.exp(0.3 * random.normal());
  return {
    taxRate: random.chance(0.5) ? random.between(0.13, 0.17) : random.between(0.2, 0.26),
    expenses: { selling: own(usual.selling), admin: own(usual.admin), research: own(usual.research) },
    abroad: random.chance(0.4) ? random.between(0.1, 0.6) : 0,
    staff: random.between(0.04, 0.08),
    goodwill: template === 'general' && random.chance(0.55) ? 0.11 * random.next() ** 2 : 0,
    dilution: random.chance(0.25) ? random.between(0.96, 0.995) : 1,
  };
}
