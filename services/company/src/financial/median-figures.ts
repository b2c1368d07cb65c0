import type { Figures } from './single-quarter.ts';

/** Line by line the median of those that have a value: of an even count the mean of the middle two. */
export function medianFigures(reports: readonly Figures[], names: readonly string[]): Figures {
  return Object.fromEntries(
    names.map((name) => [name, medianOf(reports.map((figures) => figures[name] ?? null))]),
  );
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const upper = known[Math.floor(known.length / 2)];
  const lower = known[Math.floor((known.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
