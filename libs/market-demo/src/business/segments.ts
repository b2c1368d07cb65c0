import { Random } from '../world/random.ts';
import type { PeriodCosts } from './period-costs.ts';

export interface Segment {
  readonly item: string;
  readonly revenue: number;
  /** Null where the period has none. */
  readonly cost: number | null;
}

/** Items of a company's business: they stay the same, their shares drift from year to year. */
export class Segments {
  /** Spread of the items' cost against their revenue. */
  private readonly costs: readonly number[];
  /** Weights by year, from the first on. */
  private readonly years: (readonly number[])[];

  constructor(
    private readonly label: string,
    private readonly items: readonly { readonly item: string; readonly weight: number }[],
    private readonly firstYear: number,
  ) {
    const random = new Random(`${label} segments`);
    this.costs = items.map(() => Math.exp(0.12 * random.normal()));
    this.years = [items.map(({ weight }) => weight)];
  }

  /** The items of a period, the largest first; to the cent they add up to its revenue and cost. */
  of({ period, revenue, cost }: Pick<PeriodCosts, 'period' | 'revenue' | 'cost'>): readonly Segment[] {
    const random = new Random(`${this.label} ${period}`);
    const weights = this.weightsOf(Number(period.slice(0, 4))).map(
      (weight) => weight * Math.exp(0.05 * random.normal()),
    );
    const revenues = split(revenue, weights);
    const costs = cost === null ? [] : this.costsOf(revenues, { revenue, cost });
    return this.items
      .map(({ item }, at) => ({ item, revenue: revenues[at] ?? 0, cost: costs[at] ?? null }))
      .sort((one, other) => other.revenue - one.revenue);
  }

  private weightsOf(year: number): readonly number[] {
    for (let at = this.years.length; at <= year - this.firstYear; at += 1) {
      const random = new Random(`${this.label} drift ${this.firstYear + at}`);
      const before = this.years[at - 1] ?? [];
      this.years.push(before.map((weight) => weight * Math.exp(0.1 * random.normal())));
    }
    return this.years[year - this.firstYear] ?? [];
  }

  /** Gross profit, or loss, in proportion to the items' revenues and their usual margins. */
  private costsOf(revenues: readonly number[], whole: { revenue: number; cost: number }): readonly number[] {
    const margins = revenues.map((revenue, at) => revenue * (this.costs[at] ?? 1));
    const sum = margins.reduce((so, margin) => so + margin, 0);
    const profit = whole.revenue - whole.cost;
    const costs = revenues.map((revenue, at) => {
      const earned = (profit * (margins[at] ?? 0)) / sum;
      return cents(Math.max(0.02 * revenue, revenue - earned));
    });
    return closed(costs, whole.cost);
  }
}

/** Parts in proportion to weights that add up to a sum, to the cent. */
function split(sum: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((so, weight) => so + weight, 0);
  return closed(
    weights.map((weight) => cents((sum * weight) / all)),
    sum,
  );
}

/** The largest part takes the rounding remainder. */
function closed(parts: readonly number[], sum: number): readonly number[] {
  const largest = parts.indexOf(Math.max(...parts));
  const left = sum - parts.reduce((so, part) => so + part, 0);
  return parts.map((part, at) => (at === largest ? cents(part + left) : part));
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100;
