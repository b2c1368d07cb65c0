import { OWN_YEARS } from '../indexes/index-days.ts';
import type { IndexInput } from '../indexes/index-input.ts';
import { indexPanel } from '../indexes/index-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';

export interface TimedIndexes {
  readonly stocks: number;
  /** Days of which the indexes are computed, each with three years before it. */
  readonly days: number;
  readonly rounds: number;
}

const INDUSTRIES = 31;
/** Reports of a stock, a quarter of a year apart. */
const REPORTS = 40;
const QUARTER_DAYS = 91;

/** The indexes of all stocks on some days, over a sample market that is made once. */
export class TimedIndexPanel {
  private sample: IndexInput | null = null;

  /** The seconds of each round, over the last days of the sample. */
  seconds({ stocks, days, rounds }: TimedIndexes): readonly number[] {
    const dates = days + OWN_YEARS.n - 1;
    if (this.sample?.stocks !== stocks || this.sample.dates < dates) this.sample = sampleOf(dates, stocks);
    const input = this.sample;
    return Array.from({ length: rounds }, () => {
      const began = performance.now();
      indexPanel(input, { from: input.dates - days, to: input.dates });
      return (performance.now() - began) / 1_000;
    });
  }
}

function sampleOf(dates: number, stocks: number): IndexInput {
  const next = seededRandom(11);
  const cells = dates * stocks;
  /** Random walks that are rounded as prices and multiples are. */
  const walks = (size: number, step: number): Float64Array => {
    const values = new Float64Array(cells);
    for (let stock = 0; stock < stocks; stock += 1) values[stock] = size * (0.2 + 2 * next());
    for (let cell = stocks; cell < cells; cell += 1) {
      const moved = (values[cell - stocks] as number) * (1 + 0.04 * (next() - 0.5));
      values[cell] = Math.max(step, Math.round(moved / step) * step);
    }
    return values;
  };
  const days = Int32Array.from({ length: dates }, (_, row) => row + 2 * Math.floor(row / 5));
  const reports = sampleReports(stocks, next);
  return {
    dates,
    stocks,
    days,
    universe: new Uint8Array(cells).fill(1),
    industries: Uint16Array.from({ length: cells }, (_, cell) => (cell % stocks) % INDUSTRIES),
    pe: walks(30, 0.01),
    pb: walks(3, 0.01),
    amount: walks(1e8, 1),
    floatCapital: walks(1e10, 1),
    financing: walks(1e8, 1),
    connectHeld: walks(0.05, 1e-6),
    mainAmount: walks(1e7, 1),
    reports,
    fundHeld: { ...reports, reports: reports.quarters, values: reports.revenue.map((value) => value / 1e4) },
  };
}

/** Each known some weeks after its quarter, the first before the first day. */
function sampleReports(stocks: number, next: () => number): IndexInput['reports'] {
  const count = stocks * REPORTS;
  const column = (value: (at: number) => number): Float64Array =>
    Float64Array.from({ length: count }, (_, entry) => value(entry % REPORTS));
  const revenue = column((at) => 100 * (1 + (at % 4)) * (0.5 + next()));
  return {
    starts: Int32Array.from({ length: stocks + 1 }, (_, stock) => stock * REPORTS),
    known: Int32Array.from({ length: count }, (_, entry) =>
      Math.floor(((entry % REPORTS) - 8) * QUARTER_DAYS + 15 + next() * 45),
    ),
    quarters: Int32Array.from({ length: count }, (_, entry) => 8_000 + (entry % REPORTS)),
    revenue,
    profit: revenue.map((value) => value * (next() - 0.3)),
    salesRevenue: revenue,
    salesCost: revenue.map((value) => value * next()),
    equity: column(() => 500 * (0.5 + next())),
  };
}
