import { seededRandom } from '../sample/seeded-random.ts';

/** The kind of a test sample: shares of missing values and of ties. */
export interface SampleKind {
  readonly count: number;
  readonly gaps?: number;
  readonly ties?: number;
}

/** A seeded sample around 0, some of it missing, some of it from seven values that come again. */
export function gappySample(seed: number, { count, gaps = 0, ties = 0 }: SampleKind): number[] {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () => {
    if (next() < gaps) return NaN;
    return next() < ties ? Math.floor(next() * 7) - 3 : (next() + next() + next() - 1.5) * 4;
  });
}
