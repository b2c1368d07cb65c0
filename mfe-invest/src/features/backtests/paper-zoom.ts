/** Pixels of an A4 sheet within its margins, upright. */
export const SHEET = { width: 703, height: 1016 } as const;

/** The sizes of print, the best first: three lines of charts on a sheet, below the figures. */
const ZOOMS = [0.82, 0.86, 0.78, 0.9, 0.74, 0.7] as const;
/** At most so many sheets, the last at least so full. */
const MOST_SHEETS = 5;
const LEAST_FULL = 0.55;
/** The share of a sheet that is empty where a panel does not fit any more. */
const LOST = 0.06;

/**
 * The size of print for a page of so many pixels, whose height changes little with its width: the best
 * one at which the last sheet is more than half full; of those that have none, the one with the fullest.
 */
export function paperZoom(height: number): number {
  const choices = ZOOMS.map((zoom) => {
    const sheets = (height * zoom * (1 + LOST)) / SHEET.height;
    return { zoom, sheets, last: sheets - Math.floor(sheets) };
  }).filter(({ sheets, zoom }) => sheets <= MOST_SHEETS || zoom === ZOOMS.at(-1));
  const full = choices.find(({ last, sheets }) => last >= LEAST_FULL || sheets <= 1);
  return (full ?? choices.reduce((so, one) => (one.last > so.last ? one : so))).zoom;
}
