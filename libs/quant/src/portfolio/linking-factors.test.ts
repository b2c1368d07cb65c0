import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { linkingFactors } from './linking-factors.ts';

test('two days by hand', () => {
  // +10 % against +20 %, then −10 % against 50 %: 1.2 · … of the first day grows with the benchmark's second.
  expectClose(linkingFactors(Float64Array.of(0.1, -0.1), Float64Array.of(0.2, 0.5)), [1.5, 1.1]);
  expect(linkingFactors(new Float64Array(0), new Float64Array(0))).toEqual(new Float64Array(0));
  expect(() => linkingFactors(new Float64Array(1), new Float64Array(2))).toThrow(RangeError);
});

test("each day's differences add up to the difference of the compounded returns", () => {
  const next = seededRandom(13);
  for (let round = 0; round < 50; round += 1) {
    const [own, theirs] = [0, 1].map(() => Float64Array.from({ length: 40 }, () => next() * 0.3 - 0.15));
    if (!own || !theirs) throw new Error('no series');
    // A total loss is linked as well.
    if (round === 0) own[7] = -1;
    const factors = linkingFactors(own, theirs);
    const grown = (values: Float64Array): number => values.reduce((wealth, value) => wealth * (1 + value), 1);
    const sum = factors.reduce(
      (total, factor, at) => total + factor * ((own[at] ?? NaN) - (theirs[at] ?? NaN)),
      0,
    );
    expect(sum).toBeCloseTo(grown(own) - grown(theirs), 12);
  }
});
