import { Sorter } from './sorter.ts';

const SIZE = 3_000;
const sorter = new Sorter(SIZE);

/** By comparisons, ties in their order: what every kind of sample must agree with. */
function expected(values: Float64Array): number[] {
  return Array.from(values.keys()).sort((a, b) => (values[a] ?? NaN) - (values[b] ?? NaN) || a - b);
}

/** A small generator, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const next = random(7);
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

  it('orders the first values alone, and leaves the rest of the order as it was', () => {
    const order = Uint32Array.from([9, 9, 9, 9]);
    sorter.sort(Float64Array.from([3, -1, 2, -5]), 3, order);
    expect([...order]).toEqual([1, 2, 0, 9]);
  });

  it('has nothing to do for nothing', () => {
    const order = new Uint32Array(0);
    sorter.sort(new Float64Array(0), 0, order);
    expect(order).toHaveLength(0);
  });

  it('refuses a capacity that is no count', () => {
    expect(() => new Sorter(-1)).toThrow(new RangeError('no capacity: -1'));
    expect(() => new Sorter(1.5)).toThrow(RangeError);
  });
});
