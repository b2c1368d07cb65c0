import type { Weighting } from '@console/contract-invest';
import { dailyPanel, type PanelFrame, type PanelStore } from '@console/market/panels';
import {
  chooseTop,
  dailyReturns,
  inverseVolatilityWeights,
  minimumVarianceWeights,
  proportionalWeights,
  targetWeights,
  type DateRange,
  type FactorGraph,
} from '@console/quant';
import { gatherColumns } from '../../../compute/gather-columns.ts';
import { newestRow } from '../../../factors/values/newest-row.ts';
import { eligibleOn, outsideOf, type SignalPlace } from './signal-place.ts';
import { decimalText, type StrategyPick } from './strategy-pick.ts';

export interface FactorChoice {
  /** Expanded, down to the indicators. */
  readonly graph: FactorGraph;
  readonly quantity: number;
  readonly weighting: Weighting;
}

/** Days of returns that a weighting looks at. */
const VOLATILITY_DAYS = 60;
const VARIANCE_DAYS = 250;

/** Computes a factor on the date of a place, by column, comparing among the companies that may be chosen. */
export type ValuesOn = (place: SignalPlace, graph: FactorGraph) => Promise<Float64Array>;

/**
 * An intelligent strategy's signal: of the companies that may be chosen, those of the highest factor value, the highest
 * first. Comparisons in the factor are among the same companies.
 * @throws RowTooLarge for a factor that takes too much memory
 */
export async function factorPicks(
  place: SignalPlace,
  { graph, quantity, weighting }: FactorChoice,
  valuesOn: ValuesOn = valuesHere,
): Promise<readonly StrategyPick[]> {
  const { codes } = place;
  const eligible = await eligibleOn(place);
  const values = await valuesOn(place, graph);
  const chosen = chooseTop(
    values.map((value, column) => (eligible[column] === 1 ? value : NaN)),
    codes,
    quantity,
  );
  const scores = Float64Array.from(chosen, (column) => values[column] as number);
  const weighed = await weigh(place, weighting, { chosen, scores });
  const names = chosen.map((column) => codes[column] ?? '');
  const weights = targetWeights(names, weighed);
  return names.flatMap((code, at): StrategyPick[] => {
    const weight = weights.get(code);
    return weight === undefined
      ? []
      : [{ code, weight: decimalText(weight), factorValue: scores[at] as number }];
  });
}

/** As `ValuesOn`, in this thread. */
function valuesHere(place: SignalPlace, graph: FactorGraph): Promise<Float64Array> {
  const { frame, store } = upToDate(place);
  const outside = (range: DateRange): Promise<Uint8Array> => outsideOf(place, range);
  return newestRow({ graph, frame, stocks: allColumns(frame), outside }, store);
}

/** The frame of a place with its date as the last one, and a store that has panels of it. */
export function upToDate({ frame, row, store }: SignalPlace): {
  readonly frame: PanelFrame;
  readonly store: PanelStore;
} {
  const rows = row + 1;
  return {
    frame: { ...frame, dates: frame.dates.slice(0, rows), days: frame.days.subarray(0, rows) },
    // Panels are those of the whole frame.
    store: {
      frame: () => store.frame(),
      values: (_, id, range) => store.values(frame, id, range),
      industries: (_, range) => store.industries(frame, range),
      industryMask: (_, range, code) => store.industryMask(frame, range, code),
      listings: () => store.listings(frame),
    },
  };
}

/** Every column of a frame. */
export const allColumns = ({ stocks }: PanelFrame): Int32Array =>
  Int32Array.from({ length: stocks }, (_, column) => column);

interface Chosen {
  readonly chosen: readonly number[];
  readonly scores: Float64Array;
}

async function weigh(
  place: SignalPlace,
  weighting: Weighting,
  { chosen, scores }: Chosen,
): Promise<Float64Array> {
  const stocks = chosen.length;
  if (stocks === 0) return new Float64Array(0);
  switch (weighting) {
    case 'equal':
      return new Float64Array(stocks).fill(1 / stocks);
    case 'score':
      return proportionalWeights(scores);
    case 'inverseVolatility':
      return inverseVolatilityWeights(...(await returnsOf(place, chosen, VOLATILITY_DAYS)));
    case 'minimumVariance':
      return minimumVarianceWeights(...(await returnsOf(place, chosen, VARIANCE_DAYS)));
  }
}

/** The daily returns of some columns over the days up to the date, date-major, and their shape. */
async function returnsOf(
  { store, frame, row }: SignalPlace,
  chosen: readonly number[],
  days: number,
): Promise<[Float64Array, { dates: number; stocks: number }]> {
  const range = { from: Math.max(0, row + 1 - days), to: row + 1 };
  const columns = Int32Array.from(chosen);
  const [close, preClose] = await Promise.all(
    ['daily_bar.close', 'daily_bar.pre_close'].map(async (id) =>
      gatherColumns(await dailyPanel(store, frame, id, range), frame.stocks, columns),
    ),
  );
  return [
    dailyReturns(close as Float64Array, preClose as Float64Array),
    { dates: range.to - range.from, stocks: chosen.length },
  ];
}
