import { checkCells, checkRange, type DateRange, type PanelShape } from '../panel/panel-shape.ts';
import { CrossSection } from './cross-section.ts';
import { type NeutraliseBy, Neutraliser } from './neutraliser.ts';
import { standardise, type StandardiseBy } from './standardise.ts';
import { winsorise, type WinsoriseBy } from './winsorise.ts';

/** The steps of a preparation, taken in this order. */
export interface Preparation {
  /** Cells, not 0 for excluded ones; their factor becomes missing. */
  readonly excluded?: Uint8Array;
  readonly winsorise?: WinsoriseBy;
  readonly standardise?: StandardiseBy;
  readonly neutralise?: NeutraliseBy;
}

/**
 * Prepares a factor's panel in place, each date of the range separately, from values known on it, never from
 * later ones. Infinite values are missing. Dates are independent, so that threads may share the panel and
 * take a range each; the result is the same to the bit.
 */
export function prepareFactor(
  shape: PanelShape,
  factor: Float64Array,
  preparation: Preparation,
  range: DateRange = { from: 0, to: shape.dates },
): void {
  const { excluded, neutralise } = preparation;
  checkRange(shape, range);
  checkCells(shape, { factor, ...(excluded && { excluded }) });
  const section = new CrossSection(shape.stocks);
  const neutraliser = neutralise && new Neutraliser(shape, neutralise);
  const isSorted = preparation.winsorise !== undefined || preparation.standardise === 'rank';
  for (let date = range.from; date < range.to; date += 1) {
    const start = date * shape.stocks;
    section.gather(factor, start, excluded);
    if (isSorted) section.sort();
    if (preparation.winsorise) winsorise(section, preparation.winsorise);
    if (preparation.standardise) standardise(section, preparation.standardise);
    neutraliser?.neutralise(section, date);
    section.scatter(factor, start);
  }
}
