import { supplierCustomer, supplierCustomerSum } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import type { FiscalYear } from './fiscal-years.ts';
import { partnerNames } from './partner-names.ts';

type Kind = 'supplier' | 'customer';

interface Partner {
  readonly name: string;
  readonly amount: number;
  readonly ratio: number;
  readonly related: boolean;
}

const TOP = 5;
/** More than it needs: partners come and go. */
const KNOWN_PARTNERS = 9;
const CONCENTRATION = { supplier: { low: 0.12, high: 0.62 }, customer: { low: 0.08, high: 0.75 } } as const;

/** The five largest suppliers and customers of each year, and their sums. Banks and insurers name none. */
export function writePartners(
  world: DemoWorld,
  sink: DemoSink,
  { company, years }: { company: DemoCompany; years: readonly FiscalYear[] },
): void {
  const { seed } = world;
  const suppliers = new Partners(seed, company, 'supplier');
  const customers = new Partners(seed, company, 'customer');
  for (const { year, announceDate, revenue, cost } of years) {
    if (cost === null) continue;
    const of = { security_id: company.text, year, announce_date: announceDate };
    const bought = suppliers.of(year, cost);
    const sold = customers.of(year, revenue);
    for (const [kind, partners] of [['supplier', bought] as const, ['customer', sold] as const]) {
      for (const [at, { name, amount, ratio, related }] of partners.entries()) {
        const row = { ...of, kind, rank: at + 1, name, amount, ratio, related: related ? 1 : 0 };
        sink.add(supplierCustomer, announceDate, row);
      }
    }
    sink.add(supplierCustomerSum, announceDate, {
      ...of,
      supplier_purchase_amount: cents(sumOf(bought, ({ amount }) => amount)),
      supplier_ratio: millionths(sumOf(bought, ({ ratio }) => ratio)),
      customer_sales_amount: cents(sumOf(sold, ({ amount }) => amount)),
      customer_ratio: millionths(sumOf(sold, ({ ratio }) => ratio)),
    });
  }
}

/** A company's partners of one kind: their names stay, their order changes. */
class Partners {
  private readonly label: string;
  private readonly names: readonly string[];
  private readonly weights: readonly number[];
  private readonly related: readonly boolean[];
  private readonly share: number;

  constructor(seed: number, company: DemoCompany, kind: Kind) {
    this.label = `${seed} ${company.text} ${kind}`;
    const random = new Random(this.label);
    this.names = partnerNames(random, { kind, industry: company.industry.code, count: KNOWN_PARTNERS });
    this.weights = this.names.map(() => Math.exp(0.7 * random.normal()));
    this.related = this.names.map(() => random.chance(0.09));
    this.share = random.between(CONCENTRATION[kind].low, CONCENTRATION[kind].high);
  }

  /** The largest partners of a year, descending; `whole` is the total of purchases or sales. Yuan. */
  of(year: number, whole: number): readonly Partner[] {
    const random = new Random(`${this.label} ${year}`);
    const share = Math.min(0.93, this.share * Math.exp(0.1 * random.normal()));
    const drawn = this.weights
      .map((weight, at) => ({ at, weight: weight * Math.exp(0.3 * random.normal()) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, TOP);
    const sum = sumOf(drawn, ({ weight }) => weight);
    return drawn.map(({ at, weight }) => {
      const amount = cents((whole * share * weight) / sum);
      return {
        name: this.names[at] ?? '',
        amount,
        ratio: millionths(amount / whole),
        related: this.related[at] ?? false,
      };
    });
  }
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100;
const millionths = (fraction: number): number => Math.round(fraction * 1e6) / 1e6;
