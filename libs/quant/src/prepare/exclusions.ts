import {
  checkCells,
  checkRange,
  checkStocks,
  type DateRange,
  type PanelShape,
} from '../panel/panel-shape.ts';

/** Why a stock does not take part on a date, as bits of a cell; 0 means that it does. */
export const EXCLUSION = {
  /** Not in the universe: another industry, or not in the pool. */
  outside: 1,
  suspended: 2,
  st: 4,
  /** Listed for too few trading days, or not yet. */
  young: 8,
} as const;

/** The inputs that exclude stocks; each may be left out. */
export interface ExclusionInput {
  readonly shape: PanelShape;
  /** By stock, or by cell where it changes over time: 1 for those that belong. */
  readonly universe?: Uint8Array;
  /** Cells, 1 when halted. */
  readonly suspended?: Uint8Array;
  /** Cells, 1 under special treatment. */
  readonly st?: Uint8Array;
  /** By stock, as `listingRows` gives them. */
  readonly listingRows?: Int32Array;
  /** The required trading days of listing, the first and today counted: 60 by default. */
  readonly leastDays?: number;
}

/** Writes the exclusions of a range of dates into `mask`, a cell each. */
export function fillExclusions(input: ExclusionInput, mask: Uint8Array, range: DateRange): void {
  check(input, mask, range);
  const { shape, universe, suspended, st, listingRows, leastDays = 60 } = input;
  const { stocks } = shape;
  const isFixed = universe?.length === stocks;
  for (let date = range.from; date < range.to; date += 1) {
    for (let stock = 0, cell = date * stocks; stock < stocks; stock += 1, cell += 1) {
      let reasons = 0;
      if (universe && universe[isFixed ? stock : cell] === 0) reasons |= EXCLUSION.outside;
      if (suspended && suspended[cell] !== 0) reasons |= EXCLUSION.suspended;
      if (st && st[cell] !== 0) reasons |= EXCLUSION.st;
      if (listingRows && date - (listingRows[stock] as number) + 1 < leastDays) reasons |= EXCLUSION.young;
      mask[cell] = reasons;
    }
  }
}

function check(
  { shape, universe, suspended, st, listingRows }: ExclusionInput,
  mask: Uint8Array,
  range: DateRange,
): void {
  checkRange(shape, range);
  checkCells(shape, { mask, ...(suspended && { suspended }), ...(st && { st }) });
  if (listingRows) checkStocks(shape, { listingRows });
  if (universe && universe.length !== shape.stocks) checkCells(shape, { universe });
}
