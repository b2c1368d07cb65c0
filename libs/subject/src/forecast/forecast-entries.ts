import type { CallEntry, Page, StatementEntry } from '@console/contract-core';
import type { YearRow } from '@console/ui/statement';
import type { z } from 'zod';

/** A day's expectations: a value for each measure and fiscal year. */
export interface ExpectedRow extends YearRow {
  /** `YYYY-MM-DD` */
  readonly reportDate: string;
  /** In a set, the members that analysts covered, and all of them. */
  readonly corpNum?: number;
  readonly memberNum?: number;
  readonly capitalShare?: number | null;
}

type Expectations = CallEntry<z.ZodType, z.ZodType<Page<ExpectedRow>>>;

/** The calls for analysts' forecasts about a subject, by their names in its module's contract. */
export interface ForecastEntries {
  readonly forecastLatest: StatementEntry;
  /** The forecasts as known on the day `time`. */
  readonly forecastAt: StatementEntry;
  /** The days of new expectations, newest first. */
  readonly forecastTimes: CallEntry<z.ZodType, z.ZodType<string[]>>;
  readonly forecastGrowthOverview: StatementEntry;
  readonly forecastQualityOverview: StatementEntry;
  /** Pages with a row for each day of new expectations. */
  readonly forecastGrowth: Expectations;
  readonly forecastQuality: Expectations;
}
