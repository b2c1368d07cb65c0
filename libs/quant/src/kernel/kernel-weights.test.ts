import { equalWeights, medianOf } from '../factor/testing/plain-day.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf } from './testing/arrays-of.ts';

const memory = new KernelMemory();
const { kernel } = memory;
const { doubles, bytes } = arraysOf(memory);

describe('deviate', () => {
  function deviate(values: readonly number[]): [number[], number[]] {
    const [deviations, out] = [doubles(values.map(() => 9)), doubles([9, 9])];
    kernel.deviate(doubles(values).byteOffset, values.length, deviations.byteOffset, out.byteOffset);
    return [[...deviations], [...out]];
  }

  it.each([
    // Mean 2: squares 1 + 1, sizes 1 + 1.
    ['two', [1, 3], [-1, 1], [2, 2]],
    // Mean 3: squares 4 + 1 + 9, sizes 2 + 1 + 3.
    ['three', [1, 2, 6], [-2, -1, 3], [14, 6]],
    ['one', [7], [0], [0, 0]],
    ['all equal', [4, 4, 4], [0, 0, 0], [0, 0]],
    ['huge ones', [2 ** 500, 3 * 2 ** 500], [-(2 ** 500), 2 ** 500], [2 ** 1001, 2 ** 501]],
  ])('of %s', (_, values, deviations, sums) => {
    expect(deviate(values)).toEqual([deviations, sums]);
  });
});

describe('takeSides', () => {
  function sides(values: readonly number[], median: number): number[] {
    const into = doubles(
      values.map(() => 9),
      1,
    );
    kernel.takeSides(doubles(values, 1).byteOffset, values.length, median, into.byteOffset);
    return [...into.subarray(0, values.length)];
  }

  it.each([
    ['two, one on each side', [1, 3], 2, [-0.5, 0.5]],
    ['the median itself, on neither', [1, 2, 3], 2, [-0.5, 0, 0.5]],
    ['sides of different numbers', [1, 5, 5, 9], 5, [-0.5, 0, 0, 0.5]],
    ['shares of a side', [1, 1, 2, 3, 4], 2, [-0.25, -0.25, 0, 0.25, 0.25]],
    ['long alone, which is whole', [2, 2, 2, 7], 2, [0, 0, 0, 1]],
    ['short alone', [-7, 2, 2, 2, -5], 2, [-0.5, 0, 0, 0, -0.5]],
    ['all equal', [2, 2], 2, [0, 0]],
    ['one', [2], 2, [0]],
  ])('has %s', (_, values, median, expected) => {
    expectClose(sides(values, median), expected, 0);
  });

  it('follows the definition for odd and even numbers, with gross 1', () => {
    for (let count = 2; count <= 24; count += 1) {
      const values = gappySample(count, { count, ties: 0.4 });
      const found = sides(values, medianOf(values));
      expectClose(found, equalWeights(values), 1e-15);
      expect(found.reduce((sum, side) => sum + Math.abs(side), 0)).toBeCloseTo(1, 13);
    }
  });
});

describe('addReturns', () => {
  it('sums distances, their squares and the portfolios, as computed by hand', () => {
    // Returns 1 2 6, mean 3: away −2 −1 3, quantiles 1 1 2.
    const arrays = [doubles([1, 2, 6]), doubles([-1, 0, 1]), doubles([-0.5, 0, 0.5]), bytes([1, 1, 2])];
    const [returns, deviations, sides, bins] = arrays.map(({ byteOffset }) => byteOffset) as [
      number,
      number,
      number,
      number,
    ];
    const [sums, squares, out] = [doubles([], 128).fill(9), doubles([], 128).fill(9), doubles([], 3)];
    kernel.addReturns(
      returns,
      deviations,
      sides,
      bins,
      3,
      3,
      sums.byteOffset,
      squares.byteOffset,
      out.byteOffset,
    );
    expect([...sums.subarray(0, 4)]).toEqual([0, -3, 3, 0]);
    expect([...squares.subarray(0, 4)]).toEqual([0, 5, 9, 0]);
    // −1 · −2 + 1 · 3; −1 · 1 + 1 · 6; −½ · 1 + ½ · 6.
    expect([...out]).toEqual([5, 5, 2.5]);
    expect([sums[127], squares[127]]).toEqual([0, 0]);
  });

  it('overwrites all previous sums, also where there is no row', () => {
    const [sums, squares, out] = [doubles([], 128).fill(9), doubles([], 128).fill(9), doubles([9, 9, 9])];
    kernel.addReturns(0, 0, 0, 0, 0, 0, sums.byteOffset, squares.byteOffset, out.byteOffset);
    expect([...sums, ...squares, ...out].every((cell) => cell === 0)).toBe(true);
  });
});
