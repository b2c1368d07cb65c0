import { seededRandom } from '../sample/seeded-random.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf, placesOf } from './testing/arrays-of.ts';

const memory = new KernelMemory();
const { doubles, words } = arraysOf(memory);
const [keys, spare, buckets] = [memory.words(2_000), memory.words(2_000), memory.words(4_096)];

/** The order, or none where the values crowd. */
function sort(values: readonly number[]): number[] | null {
  const order = words(values.map(() => 0));
  const sorted = memory.kernel.sort(
    doubles(values).byteOffset,
    values.length,
    order.byteOffset,
    keys.byteOffset,
    spare.byteOffset,
    buckets.byteOffset,
  );
  return sorted === 0 ? null : [...order];
}

it.each([
  ['nothing', []],
  ['one value', [3]],
  ['values above and below zero', [1, -1, 0.5, -0.5, 0]],
  ['ties, in their places', [2, 1, 2, 1, 2]],
  ['both zeros, as one value', [0, -0, 1, -0, 0]],
  ['what is one value as a single', [1 + 2 ** -40, 1, 1 + 2 ** -30, 1 - 2 ** -40]],
  ['what singles cannot reach', [1e300, -1e300, 1e-300, -1e-300, 1e200]],
  ['infinite values', [Infinity, 0, -Infinity, 1e308, -1e308]],
])('orders %s', (_, values) => {
  expect(sort(values)).toEqual(placesOf(values));
});

it('orders any sample, after any other', () => {
  const next = seededRandom(77);
  for (const count of [1_500, 3, 700, 0, 40]) {
    const values = Array.from(
      { length: count },
      () => (next() - 0.5) ** 3 * 10 ** Math.floor(9 * next() - 4),
    );
    expect(sort(values)).toEqual(placesOf(values));
  }
});

it('returns false where values are too close in single precision', () => {
  const falling = Array.from({ length: 200 }, (_, at) => 1 - at * 2 ** -45);
  expect(sort(falling)).toBeNull();
  // As many that are in order already need no step.
  expect(sort([...falling].reverse())).toEqual(falling.map((_, at) => at));
});
