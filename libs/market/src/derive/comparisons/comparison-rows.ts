import { ComparisonIndexes, type CompanyReports, KnownMeasures, MeanPercentile } from '@console/quant';
import type { Cell } from '../../database/write-rows.ts';
import { dayText } from '../day-number.ts';
import type { MemberCalendar } from '../industries/member-calendar.ts';
import type { Listings } from '../listings.ts';
import type { ComparedDay } from './compared-day.ts';

/** Facts about the securities of a day, beside their bars. */
export interface Known {
  readonly reports: CompanyReports;
  readonly members: MemberCalendar;
  readonly listings: Listings;
}

/** Level 1 of all editions, and unclassified; far more than there ever were. */
const MOST_INDUSTRIES = 1000;

/** The rows of days, which are asked in order; arrays are by security id. */
export class ComparisonRows {
  private readonly reports: KnownMeasures;
  private readonly comparison: ComparisonIndexes;
  private readonly liquidity: MeanPercentile;
  private readonly numbers = new Map<string, number>();

  /** `width`: one more than the highest security id. */
  constructor(
    private readonly known: Known,
    private readonly width: number,
  ) {
    this.reports = new KnownMeasures(known.reports);
    this.comparison = new ComparisonIndexes(width, MOST_INDUSTRIES);
    this.liquidity = new MeanPercentile(width, 1);
  }

  *of(day: ComparedDay): Generator<readonly Cell[]> {
    const { width } = this;
    const securities = day.securities.filter((security) => this.known.listings.has(security, day.day));
    const column = (value: (security: number) => number): Float64Array => {
      const values = new Float64Array(width).fill(NaN);
      for (const security of securities) values[security] = value(security);
      return values;
    };
    const industries = new Uint16Array(width);
    for (const security of securities) industries[security] = this.industryOf(security, day.day);
    const measures = Object.values(this.reports.on(day.day)) as Float64Array[];
    const compared = [
      ...measures.map((values) => column((security) => values[security] ?? NaN)),
      ...[0, 1].map((at) => column((security) => day.cheapness(security)[at] ?? NaN)),
    ];
    const indexes = { industry: new Float64Array(width), corp: new Float64Array(width) };
    this.comparison.write(compared, industries, indexes);
    const liquidity = new Float64Array(width);
    this.liquidity.write([column((security) => day.meanAmount(security))], null, liquidity);
    const text = dayText(day.day);
    for (const security of securities) {
      const of = (values: Float64Array): number => values[security] ?? NaN;
      yield [text, security, of(indexes.industry), of(indexes.corp), of(liquidity)];
    }
  }

  /** A number of the level 1 industry; unclassified securities have one of their own. */
  private industryOf(security: number, day: number): number {
    const code = this.known.members.codes(security, day)?.[0] ?? '';
    const number = this.numbers.get(code) ?? this.numbers.size;
    this.numbers.set(code, number);
    return number;
  }
}
