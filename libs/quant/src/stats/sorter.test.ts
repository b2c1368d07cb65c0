import { seededRandom } from '../sample/seeded-random.ts';
import { KernelMemory } from '../kernel/kernel-memory.ts';
import { Sorter } from './sorter.ts';

const SIZE = 3_000;
const sorter = new Sorter(SIZE);

/** By comparisons, ties in their order: what every kind of sample must agree with. */
function expected(values: Float64Array): number[] {
  return Array.from(values.keys()).sort((a, b) => (values[a] ?? NaN) - (values[b] ?? NaN) || a - b);
}

const next = seededRandom(7);
const SAMPLES: Readonly<Record<string, (at: number) => number>> = {
  'returns around zero': () => (next() - 0.5) / 10,
  'many ties': () => Math.floor(next() * 5),
  'all equal': () => 42,
  'values crowded beyond single precision': () => 1e6 + next() * 1e-6,
  'values beyond the range of singles': () => (next() - 0.5) * 1e300,
  'values below the range of singles': () => (next() - 0.5) * 1e-300,
  'both zeros': (at) => (at % 2 === 0 ? 0 : -0),
  'a falling line': (at) => -at,
};

describe('a sorter', () => {
  it.each(Object.entries(SAMPLES))('orders %s', (_, value) => {
    const values = Float64Array.from({ length: SIZE }, (__, at) => value(at));
    const order = new Uint32Array(SIZE);
    sorter.sort(values, SIZE, order);
    expect([...order]).toEqual(expected(values));
  });

  it('orders only the first values, and leaves the rest of the order unchanged', () => {
    const order = Uint32Array.from([9, 9, 9, 9]);
    sorter.sort(Float64Array.from([3, -1, 2, -5]), 3, order);
    expect([...order]).toEqual([1, 2, 0, 9]);
  });

  it('does nothing for an empty sample', () => {
    const order = new Uint32Array(0);
    sorter.sort(new Float64Array(0), 0, order);
    expect(order).toHaveLength(0);
  });

  it('refuses a capacity that is no count', () => {
    expect(() => new Sorter(-1)).toThrow(new RangeError('no capacity: -1'));
    expect(() => new Sorter(1.5)).toThrow(RangeError);
  });
});

describe('a sample given to a sorter', () => {
  const orderOf = (values: readonly number[]): number[] => {
    const order = new Uint32Array(values.length);
    new Sorter(values.length).sort(Float64Array.from(values), values.length, order);
    return [...order];
  };

  it.each([
    ['one value', [5], [0]],
    ['two in order', [1, 2], [0, 1]],
    ['two out of order', [2, 1], [1, 0]],
    ['ties, which keep their places', [3, 1, 3, 1, 3], [1, 3, 0, 2, 4]],
    ['both zeros among others, as one value', [0, -1, -0, 1, 0], [1, 0, 2, 4, 3]],
    ['the last bit apart', [1 + Number.EPSILON, 1, 1 - Number.EPSILON / 2], [2, 1, 0]],
    ['the largest and the smallest numbers', [1.7e308, -1.7e308, 5e-324, -5e-324, 0], [1, 3, 4, 2, 0]],
    ['beyond singles on both sides, and between', [1e300, 1e39, -1e39, 3e38, -1e300], [4, 2, 3, 1, 0]],
  ])('%s', (_, values, order) => {
    expect(orderOf(values)).toEqual(order);
  });

  it('is not modified', () => {
    const values = Float64Array.from([3, 1, 2]);
    new Sorter(3).sort(values, 3, new Uint32Array(3));
    expect([...values]).toEqual([3, 1, 2]);
  });

  it('may be in its memory, like the order, with the same result', () => {
    const memory = new KernelMemory();
    const own = new Sorter(SIZE, memory);
    const values = Float64Array.from({ length: SIZE }, () => Math.floor(next() * 40));
    const inside = memory.doubles(SIZE);
    inside.set(values);
    for (const sample of [values, inside])
      for (const order of [new Uint32Array(SIZE), memory.words(SIZE)]) {
        own.sort(sample, SIZE, order);
        expect([...order]).toEqual(expected(values));
      }
  });

  it('leaves no trace for the next sample, be it shorter or longer', () => {
    for (const count of [100, 3, 0, 1, 50, 100]) {
      const values = Float64Array.from({ length: count }, () => next() - 0.5);
      const order = new Uint32Array(count);
      sorter.sort(values, count, order);
      expect([...order]).toEqual(expected(values));
    }
  });

  it('may be long with close values: then it is merged, with equal values in their order', () => {
    const values = Float64Array.from({ length: 1_025 }, () => 1e6 + Math.floor(next() * 200) * 2 ** -30);
    expect(orderOf([...values])).toEqual(expected(values));
  });

  it.each([2 ** 21 + 1, NaN, Infinity])('is not %d values', (capacity) => {
    expect(() => new Sorter(capacity)).toThrow(new RangeError(`no capacity: ${capacity}`));
  });
});
