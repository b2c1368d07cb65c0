import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { proportionalWeights } from './proportional-weights.ts';
import { weightCap } from './weight-cap.ts';

const sumOf = (weights: Float64Array): number => weights.reduce((sum, weight) => sum + weight, 0);

test('without a cap the weights are the shares', () => {
  expectClose(proportionalWeights(Object.freeze([1, 3, 4])), [0.125, 0.375, 0.5]);
});

test('what the cap cuts off goes to the others in proportion', () => {
  // 0.5 0.25 0.1 0.1 0.05: the first loses 0.1, and the others have 0.6 / 0.5 of theirs; then none is above 0.4.
  expectClose(proportionalWeights([10, 5, 2, 2, 1], 0.4), [0.4, 0.3, 0.12, 0.12, 0.06]);
});

test('a share that the spreading lifts above the cap is cut in turn', () => {
  // At 0.3: 0.5 → 0.3, the rest × 1.4: 0.35 → 0.3; 0.4 over 0.1, 0.1, 0.05: 0.16, 0.16, 0.08.
  expectClose(proportionalWeights([10, 5, 2, 2, 1], 0.3), [0.3, 0.3, 0.16, 0.16, 0.08]);
});

test('the cap of an index is 20 %, or an equal share of fewer than five', () => {
  expect([1, 2, 4, 5, 6, 50].map(weightCap)).toEqual([1, 0.5, 0.25, 0.2, 0.2, 0.2]);
  expectClose(proportionalWeights([9, 1, 1], weightCap(3)), [1 / 3, 1 / 3, 1 / 3]);
  expectClose(proportionalWeights([9, 1, 1, 1, 1], weightCap(5)), [0.2, 0.2, 0.2, 0.2, 0.2]);
});

test('none, one, and all the same', () => {
  expect(proportionalWeights([])).toEqual(new Float64Array(0));
  expect(proportionalWeights([3])).toEqual(Float64Array.of(1));
  expect(proportionalWeights([2, 2, 2, 2])).toEqual(new Float64Array(4).fill(0.25));
});

test('scores that are missing, infinite or not above zero have no weight', () => {
  expectClose(proportionalWeights([NaN, 1, -5, 3, 0, Infinity]), [0, 0.25, 0, 0.75, 0, 0]);
});

test('where no score is above zero all weigh the same', () => {
  for (const score of [NaN, 0, -1, Infinity])
    expect(proportionalWeights([score, score])).toEqual(Float64Array.of(0.5, 0.5));
});

test('what the cap leaves to no one with a score is shared by the others', () => {
  expectClose(proportionalWeights([5, 0, NaN, 0], 0.4), [0.4, 0.2, 0.2, 0.2]);
});

test('very large and very small scores keep their proportion', () => {
  expectClose(proportionalWeights([1e308, 1e308, 2e307]), [10 / 22, 10 / 22, 2 / 22]);
  expectClose(proportionalWeights([1e-300, 3e-300]), [0.25, 0.75]);
});

test('a cap under which nothing adds up is refused', () => {
  expect(() => proportionalWeights([1, 1], 0.4)).toThrow('2 weights of at most 0.4 cannot add up to 1');
  expect(() => proportionalWeights([1], NaN)).toThrow(RangeError);
});

test('weights add up to 1, none is above the cap, and those below it keep their proportions', () => {
  const next = seededRandom(11);
  for (let round = 0; round < 500; round += 1) {
    const scores = Array.from({ length: 1 + Math.floor(next() * 40) }, () => 0.01 + next() ** 6);
    const cap = weightCap(scores.length);
    const weights = proportionalWeights(scores, cap);
    expect(Math.abs(sumOf(weights) - 1)).toBeLessThan(1e-12);
    expect(Math.max(...weights)).toBeLessThanOrEqual(cap);
    const ratios = scores.flatMap((score, at) =>
      (weights[at] ?? 0) < cap ? [(weights[at] ?? NaN) / score] : [],
    );
    expectClose(
      ratios,
      ratios.map(() => ratios[0] ?? NaN),
      1e-9,
    );
    const least = ratios[0] ?? Infinity;
    // Who is at the cap would be above it in the same proportion.
    scores.forEach((score, at) => expect(score * least).toBeGreaterThanOrEqual((weights[at] ?? NaN) - 1e-9));
  }
});
