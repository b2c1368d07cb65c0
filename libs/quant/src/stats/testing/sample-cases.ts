import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Figures = Readonly<Record<string, number | null | readonly number[]>>;

/** The results of numpy and scipy for a series of returns: libs/quant/reference. */
export interface SampleCase {
  readonly returns: readonly number[];
  readonly benchmark: readonly number[];
  readonly capital: readonly number[];
  readonly sample: Figures;
  readonly performance: Figures;
  readonly relative: Figures;
  readonly preparation: Readonly<Record<string, readonly number[]>>;
}

/** Each with its number of returns, for a table of tests. */
export const SAMPLE_CASES = (
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../reference/sample-cases.json'), 'utf8'),
  ) as readonly SampleCase[]
).map((one) => [one.returns.length, one] as const);

/** The expected figures that `found` does not have to 1e-12 (of 1, or of themselves where greater), by name. */
export function differences(found: object, expected: Figures): string[] {
  return Object.entries(expected).flatMap(([name, figure]) => {
    const own: unknown = Reflect.get(found, name);
    const pairs = Array.isArray(figure)
      ? figure.map((value, at) => [(own as ArrayLike<number>)[at], value] as const)
      : [[own, figure] as const];
    return pairs
      .filter(([one, other]) => !isClose(one, other))
      .map(([one, other]) => `${name}: ${one}, not ${other}`);
  });
}

function isClose(found: unknown, expected: unknown): boolean {
  if (typeof found !== 'number' || typeof expected !== 'number') return found === expected;
  return Math.abs(found - expected) <= 1e-12 * Math.max(1, Math.abs(expected));
}
