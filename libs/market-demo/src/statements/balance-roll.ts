import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import type { Amounts } from './amounts.ts';
import { mixOf, type BalanceMix, type BalanceName } from './balance-mix.ts';

export type Sheet = Amounts<BalanceName>;

/** Totals that the books give, cents. */
export interface SheetTotals {
  readonly assets: number;
  readonly liabilities: number;
}

const SLOW: ReadonlySet<BalanceName> = new Set([
  ...(['fixed_assets', 'intangible_assets', 'investment_property', 'long_term_equity_investments'] as const),
  ...([
    'loans',
    'customer_deposits',
    'debt_investments',
    'right_of_use_assets',
    'lease_liabilities',
  ] as const),
]);

interface Weight {
  readonly name: BalanceName;
  readonly usual: number;
  readonly noise: number;
  drift: number;
}

/**
 * A company's balance sheet, rolled from quarter to quarter: each item keeps about its part of the whole. Goodwill
 * and an insurer's reserves are separate: they change by the income statement.
 */
export class BalanceRoll {
  private readonly mix: BalanceMix;
  private readonly assets: readonly Weight[];
  private readonly liabilities: readonly Weight[];

  constructor(seed: number, company: DemoCompany) {
    const random = new Random(`${seed} ${company.text} balance`);
    this.mix = mixOf(company);
    this.assets = weights(random, this.mix.assets);
    this.liabilities = weights(random, this.mix.liabilities);
  }

  /** The next sheet's assets and liabilities; `apart` are the separate items. */
  next(random: Random, totals: SheetTotals, apart: { assets: Sheet; liabilities: Sheet }): Sheet {
    const sheet: Sheet = { ...apart.assets, ...apart.liabilities };
    share(random, sheet, {
      weights: this.assets,
      total: totals.assets - sumOf(apart.assets),
      rest: this.mix.cash,
    });
    const [largest] = [...this.liabilities].sort((one, other) => other.usual - one.usual);
    if (!largest) throw new Error('no liabilities');
    share(random, sheet, {
      weights: this.liabilities,
      total: totals.liabilities - sumOf(apart.liabilities),
      rest: largest.name,
    });
    return sheet;
  }
}

function weights(random: Random, mix: BalanceMix['assets']): readonly Weight[] {
  return mix.map(([name, usual]) => ({
    name,
    usual: usual * Math.exp((SLOW.has(name) ? 0.2 : 0.4) * random.normal()),
    noise: SLOW.has(name) ? 0.008 : 0.035,
    drift: 0,
  }));
}

/** Divides a total by the weights, each drifting a little; `rest` takes the rounding remainder. */
function share(
  random: Random,
  sheet: Sheet,
  { weights: items, total, rest }: { weights: readonly Weight[]; total: number; rest: BalanceName },
): void {
  let sum = 0;
  for (const item of items) {
    item.drift = 0.93 * item.drift + item.noise * random.normal();
    sum += item.usual * Math.exp(item.drift);
  }
  let left = total;
  for (const { name, usual, drift } of items) {
    const amount = Math.round((total * usual * Math.exp(drift)) / sum);
    sheet[name] = amount;
    left -= amount;
  }
  sheet[rest] = (sheet[rest] ?? 0) + left;
}

function sumOf(sheet: Sheet): number {
  let sum = 0;
  for (const amount of Object.values(sheet)) sum += amount;
  return sum;
}
