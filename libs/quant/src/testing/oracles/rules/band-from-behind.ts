import type { BandsParameters } from '../../../rules/bands.ts';

/** Rule 4 from the last band to the first, each that x is in taking the place of those behind it. An oracle. */
export function bandFromBehind(x: number, { bands, otherwise }: BandsParameters): number {
  if (Number.isNaN(x)) return NaN;
  let result = otherwise ?? NaN;
  for (const band of [...bands].reverse()) {
    const isIn = {
      '<': x < band.value,
      '<=': x <= band.value,
      '≤': x <= band.value,
      '=': x === band.value,
      '==': x === band.value,
      '>=': x >= band.value,
      '≥': x >= band.value,
      '>': x > band.value,
      '!=': x !== band.value,
      '≠': x !== band.value,
      between: band.value <= x && x <= (band.upper ?? NaN),
    }[band.op];
    if (isIn) result = band.result;
  }
  return result;
}
