import { expectClose } from '../testing/expect-close.ts';
import { prepareFactor, type Preparation } from './prepare-factor.ts';

const shape = Object.freeze({ dates: 30, stocks: 25 });
const cells = shape.dates * shape.stocks;

/** Heavy tails, and one cell in seven missing. */
const factor = (): Float64Array =>
  Float64Array.from({ length: cells }, (_, at) => (at % 7 === 3 ? NaN : Math.tan(at * at)));

const everything: Preparation = {
  excluded: Uint8Array.from({ length: cells }, (_, at) => (at % 11 === 0 ? 1 : 0)),
  winsorise: 'mad',
  standardise: 'z-score',
  neutralise: {
    industries: Uint16Array.from({ length: shape.stocks }, (_, stock) => stock % 3),
    industryCount: 3,
    floatCapital: Float64Array.from({ length: cells }, (_, at) => 1e9 * Math.exp(Math.sin(at))),
  },
};

test('with only the exclusion, the rest stays unchanged', () => {
  const panel = Float64Array.from([1, 2, Infinity, 4]);
  prepareFactor({ dates: 2, stocks: 2 }, panel, { excluded: Uint8Array.from([0, 1, 0, 0]) });
  expect([...panel]).toEqual([1, NaN, NaN, 4]);
});

test('steps follow one another: outliers are in before the scale is taken', () => {
  // Winsorised 1 2 3 4 7.4478; then ranks, which do not change.
  const panel = Float64Array.from([1, 2, 3, 4, 100]);
  prepareFactor({ dates: 1, stocks: 5 }, panel, { winsorise: 'mad', standardise: 'z-score' });
  const kept = [1, 2, 3, 4, 3 + 3 * 1.4826];
  const mean = kept.reduce((sum, value) => sum + value, 0) / 5;
  const std = Math.sqrt(kept.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 4);
  panel.forEach((value, at) => expect(value).toBeCloseTo(((kept[at] ?? NaN) - mean) / std, 13));
});

test('ranking before neutralising leaves the part of ranks not explained by the industry', () => {
  const panel = Float64Array.from([1, 5, 30, 70]);
  const industries = Uint16Array.from([0, 0, 1, 1]);
  prepareFactor({ dates: 1, stocks: 4 }, panel, {
    standardise: 'rank',
    neutralise: { industries, industryCount: 2 },
  });
  expect([...panel]).toEqual([-0.125, 0.125, -0.125, 0.125]);
});

test('an excluded stock does not affect bounds, scale or residuals of others', () => {
  const excluded = Uint8Array.from([0, 0, 0, 1]);
  const steps = { winsorise: 'percentile', standardise: 'z-score' } as const;
  const panel = Float64Array.from([1, 2, 3, 1000]);
  prepareFactor({ dates: 1, stocks: 4 }, panel, { ...steps, excluded });
  const alone = Float64Array.from([1, 2, 3]);
  prepareFactor({ dates: 1, stocks: 3 }, alone, steps);
  expect([...panel]).toEqual([...alone, NaN]);
});

test('ranges in any order make the same panel to the bit', () => {
  const whole = factor();
  prepareFactor(shape, whole, everything);
  const parts = factor();
  for (const range of [
    { from: 20, to: 30 },
    { from: 0, to: 7 },
    { from: 7, to: 20 },
  ]) {
    prepareFactor(shape, parts, everything, range);
  }
  expect(new BigUint64Array(parts.buffer)).toEqual(new BigUint64Array(whole.buffer));
  expect(whole.filter((value) => !Number.isNaN(value)).length).toBeGreaterThan(500);
});

test('a date is independent of the others', () => {
  const one = factor();
  const other = factor();
  other.fill(5, shape.stocks * 10);
  for (const panel of [one, other]) prepareFactor(shape, panel, everything);
  const first = shape.stocks * 10;
  expect([...other.subarray(0, first)]).toEqual([...one.subarray(0, first)]);
});

test('the order of stocks does not matter', () => {
  const turned = <Cells extends Float64Array | Uint8Array | Uint16Array>(panel: Cells): Cells => {
    const copy = panel.slice() as Cells;
    for (let start = 0; start < copy.length; start += shape.stocks)
      copy.subarray(start, start + shape.stocks).reverse();
    return copy;
  };
  const one = factor();
  prepareFactor(shape, one, everything);
  const other = turned(factor());
  const { excluded = new Uint8Array(cells), neutralise = {} } = everything;
  prepareFactor(shape, other, {
    ...everything,
    excluded: turned(excluded),
    neutralise: {
      industryCount: 3,
      industries: turned(neutralise.industries ?? new Uint16Array(0)),
      floatCapital: turned(neutralise.floatCapital ?? new Float64Array(0)),
    },
  });
  const back = turned(other);
  expect([...back].map(Number.isNaN)).toEqual([...one].map(Number.isNaN));
  const differences = [...back].map((value, cell) => Math.abs(value - (one[cell] ?? NaN)) || 0);
  expect(Math.max(...differences)).toBeLessThan(1e-12);
});

test('a date without values, and an empty panel, are unchanged', () => {
  const empty = new Float64Array(5).fill(NaN);
  prepareFactor({ dates: 1, stocks: 5 }, empty, { winsorise: 'mad', standardise: 'rank' });
  expect(empty.every(Number.isNaN)).toBe(true);
  expect(() =>
    prepareFactor({ dates: 0, stocks: 0 }, new Float64Array(0), { winsorise: 'mad' }),
  ).not.toThrow();
});

test('panels and ranges must fit', () => {
  expect(() => prepareFactor(shape, new Float64Array(3), {})).toThrow('factor: 3 cells for 30 × 25');
  expect(() => prepareFactor(shape, factor(), {}, { from: 0, to: 31 })).toThrow(RangeError);
  expect(() => prepareFactor(shape, factor(), { excluded: new Uint8Array(3) })).toThrow(RangeError);
});

/** One date of four stocks, each step separately. */
test.each<[string, readonly number[], Preparation, readonly number[]]>([
  ['no step', [4, NaN, -Infinity, 1], {}, [4, NaN, NaN, 1]],
  [
    'a z-score: mean 2, std √2',
    [1, 3, NaN, NaN],
    { standardise: 'z-score' },
    [-Math.SQRT1_2, Math.SQRT1_2, NaN, NaN],
  ],
  ['ranks: ⅙ ½ ⅚', [9, NaN, 1, 5], { standardise: 'rank' }, [5 / 6, NaN, 1 / 6, 1 / 2]],
  ['percentiles: 0.03 and 2.97 ranks', [0, 1, 2, 3], { winsorise: 'percentile' }, [0.03, 1, 2, 2.97]],
  ['one value that has no z-score', [7, NaN, NaN, NaN], { standardise: 'z-score' }, [NaN, NaN, NaN, NaN]],
  [
    'equal values, whose rank is the middle',
    [2, 2, 2, 2],
    { winsorise: 'mad', standardise: 'rank' },
    [0.5, 0.5, 0.5, 0.5],
  ],
  [
    'every stock excluded',
    [1, 2, 3, 4],
    { excluded: Uint8Array.of(1, 1, 1, 1), standardise: 'rank' },
    [NaN, NaN, NaN, NaN],
  ],
  [
    'an industry’s mean after z-scores: ±√½ in one, alone in another',
    [1, 3, NaN, 2],
    { standardise: 'z-score', neutralise: { industries: Uint16Array.of(0, 0, 0, 1), industryCount: 2 } },
    [-1, 1, NaN, 0],
  ],
])('%s', (_, values, preparation, expected) => {
  const panel = Float64Array.from(values);
  prepareFactor({ dates: 1, stocks: 4 }, panel, preparation);
  expectClose(panel, expected, 1e-13);
});

test('an empty range leaves the panel, and inputs are not written to', () => {
  const panel = factor();
  const { excluded, neutralise } = everything;
  const before = [excluded?.slice(), neutralise?.industries?.slice(), neutralise?.floatCapital?.slice()];
  prepareFactor(shape, panel, everything, { from: 9, to: 9 });
  expect(panel).toEqual(factor());
  prepareFactor(shape, panel, everything);
  expect([excluded, neutralise?.industries, neutralise?.floatCapital]).toEqual(before);
});

test('a factor scaled and moved is prepared alike', () => {
  const [own, other] = [factor(), factor().map((value) => 3 * value + 100)];
  for (const panel of [own, other]) prepareFactor(shape, panel, everything);
  expectClose(other, own, 1e-9);
});

test('an unknown industry is refused before anything is written', () => {
  const panel = factor();
  const industries = new Uint16Array(shape.stocks).fill(3);
  expect(() => prepareFactor(shape, panel, { neutralise: { industries, industryCount: 3 } })).toThrow(
    new RangeError('industry 3 of 3'),
  );
  expect(panel).toEqual(factor());
});
