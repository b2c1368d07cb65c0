import { meanOfPresent, percentileRanks } from '@console/quant';

/** Rates by security id; NaN is missing. */
export interface PreferenceDay {
  readonly index: Float64Array;
  /** The five rates, in the order of the table's columns. */
  readonly rates: readonly Float64Array[];
}

/** Rates a security must have for an index. */
const LEAST_RATES = 3;
const SCALE = 5;

/** 5 × the mean percentile of the rates, higher is better; missing ones are left out. */
export function preferenceDay(rates: readonly Float64Array[]): PreferenceDay {
  const ranks = rates.map((values) => percentileRanks(values));
  const width = rates[0]?.length ?? 0;
  const index = Float64Array.from(
    { length: width },
    (_, at) =>
      SCALE *
      meanOfPresent(
        ranks.map((own) => own[at] ?? NaN),
        LEAST_RATES,
      ),
  );
  return { index, rates };
}
