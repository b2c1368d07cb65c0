import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { regressionResiduals } from '../testing/oracles/regression-residuals.ts';
import { CrossSection } from './cross-section.ts';
import { type NeutraliseBy, Neutraliser } from './neutraliser.ts';

/** A date's residuals, NaN for those that have none. */
function residuals(values: readonly number[], by: NeutraliseBy): number[] {
  const shape = { dates: 1, stocks: values.length };
  const section = new CrossSection(values.length);
  const panel = Float64Array.from(values);
  section.gather(panel, 0);
  new Neutraliser(shape, by).neutralise(section, 0);
  section.scatter(panel, 0);
  return [...panel];
}

const industriesOf = (...industries: number[]): NeutraliseBy => ({
  industries: Uint16Array.from(industries),
  industryCount: Math.max(...industries) + 1,
});

test('an industry’s mean is taken out of it', () => {
  expect(residuals([1, 3, 10, 20, 30], industriesOf(0, 0, 1, 1, 1))).toEqual([-1, 1, -10, 0, 10]);
});

test('log capital is regressed out, as computed by hand', () => {
  // Logs 0 1 2 and values 0 1 5: slope 5/2, mean 2: residuals 0 − (2 − 2.5), 1 − 2, 5 − (2 + 2.5).
  const floatCapital = Float64Array.from([1, Math.E, Math.E ** 2]);
  const found = residuals(Object.freeze([0, 1, 5]), { floatCapital });
  [0.5, -1, 0.5].forEach((value, at) => expect(found[at]).toBeCloseTo(value, 13));
});

test('both together are the full regression on dummies and log capital', () => {
  const count = 40;
  const of = Array.from({ length: count }, (_, at) => (at * 5) % 3);
  const capital = of.map((industry, at) => 1e9 * (1 + industry) * Math.exp(Math.sin(at * at)));
  const values = of.map(
    (industry, at) => industry - 0.3 * Math.log(capital[at] ?? NaN) + Math.cos(at * at * at),
  );
  const found = residuals(values, { ...industriesOf(...of), floatCapital: Float64Array.from(capital) });
  const dummies = [0, 1, 2].map((industry) => of.map((other) => (other === industry ? 1 : 0)));
  const expected = regressionResiduals(values, [...dummies, capital.map(Math.log)]);
  found.forEach((value, at) => expect(value).toBeCloseTo(expected[at] ?? NaN, 10));
});

test('residuals are uncorrelated with what was taken out', () => {
  const of = Array.from({ length: 60 }, (_, at) => at % 4);
  const capital = of.map((_, at) => 1e8 * Math.exp(2 * Math.sin(at * at)));
  const by = { ...industriesOf(...of), floatCapital: Float64Array.from(capital) };
  const found = residuals(
    of.map((_, at) => Math.cos(at * at)),
    by,
  );
  for (const industry of [0, 1, 2, 3]) {
    const sum = found.reduce((total, value, at) => total + (of[at] === industry ? value : 0), 0);
    expect(sum).toBeCloseTo(0, 13);
  }
  expect(found.reduce((sum, value, at) => sum + value * Math.log(capital[at] ?? NaN), 0)).toBeCloseTo(0, 11);
  // Once is enough: a second time changes nothing.
  residuals(found, by).forEach((value, at) => expect(value).toBeCloseTo(found[at] ?? NaN, 13));
});

test('capital that does not differ within any industry leaves the industry alone to be taken out', () => {
  const floatCapital = Float64Array.from([7e9, 7e9, 3e9, 3e9, 3e9]);
  expect(residuals([1, 3, 10, 20, 30], { ...industriesOf(0, 0, 1, 1, 1), floatCapital })).toEqual([
    -1, 1, -10, 0, 10,
  ]);
  expect(residuals([1, 3], { floatCapital: Float64Array.from([7e9, 7e9]) })).toEqual([-1, 1]);
});

test('a stock that is alone in its industry, and equal ones, have exactly zero residuals', () => {
  expect(residuals([0.1, 0.1, 0.1, 0.3], industriesOf(0, 0, 0, 1))).toEqual([0, 0, 0, 0]);
});

test('without a capital there is no residual, and the others are computed without that stock', () => {
  const floatCapital = Float64Array.from([1, NaN, Math.E, 0, Math.E ** 2]);
  const found = residuals([0, 9, 1, 9, 5], { floatCapital });
  const expected = residuals([0, 1, 5], { floatCapital: Float64Array.from([1, Math.E, Math.E ** 2]) });
  expect(found).toEqual([expected[0], NaN, expected[1], NaN, expected[2]]);
  expect(residuals([NaN, NaN], { floatCapital: Float64Array.from([1, 1]) })).toEqual([NaN, NaN]);
});

test('industries may change with the date', () => {
  const section = new CrossSection(2);
  const by = { industries: Uint16Array.from([0, 0, 0, 1]), industryCount: 2 };
  const neutraliser = new Neutraliser({ dates: 2, stocks: 2 }, by);
  const found = [0, 1].map((date) => {
    section.gather(Float64Array.from([1, 3]), 0);
    neutraliser.neutralise(section, date);
    return [...section.values];
  });
  expect(found).toEqual([
    [-1, 1],
    [0, 0],
  ]);
});

test('an input that does not fit is refused', () => {
  const shape = { dates: 1, stocks: 2 };
  expect(() => new Neutraliser(shape, {})).toThrow('nothing to neutralise by');
  expect(() => new Neutraliser(shape, { floatCapital: new Float64Array(1) })).toThrow(RangeError);
  expect(() => new Neutraliser(shape, { industries: Uint16Array.from([0, 2]), industryCount: 2 })).toThrow(
    'industry 2 of 2',
  );
  expect(() => new Neutraliser(shape, { industries: new Uint16Array(3), industryCount: 1 })).toThrow(
    RangeError,
  );
});

test('random dates with gaps, lone stocks and equal capitals are the full regression', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const next = seededRandom(seed);
    const of = Array.from({ length: 30 }, (_, at) => (at === 0 ? 4 : Math.floor(next() * 4)));
    const capital = of.map((industry) => (industry === 2 ? 5e9 : 1e8 * Math.exp(4 * next())));
    const values = of.map(() => (next() < 0.2 ? NaN : next()));
    const kept = values.flatMap((value, at) => (Number.isNaN(value) ? [] : [at]));
    const pick = <Value>(all: readonly Value[]): Value[] => all.filter((_, at) => kept.includes(at));
    const present = [...new Set(pick(of))];
    const dummies = present.map((industry) => pick(of).map((other) => (other === industry ? 1 : 0)));
    const expected = regressionResiduals(pick(values), [...dummies, pick(capital).map(Math.log)]);
    const found = residuals(values, { ...industriesOf(...of), floatCapital: Float64Array.from(capital) });
    kept.forEach((at, place) => expect(found[at]).toBeCloseTo(expected[place] ?? NaN, 8));
    expect(found.map(Number.isNaN)).toEqual(values.map(Number.isNaN));
  }
});

test('the part of a factor explained by industry or capital does not change residuals', () => {
  const next = seededRandom(77);
  const of = Array.from({ length: 40 }, (_, at) => at % 5);
  const capital = of.map(() => 1e8 * Math.exp(4 * next()));
  const by = { ...industriesOf(...of), floatCapital: Float64Array.from(capital) };
  const own = of.map(next);
  const dressed = own.map((value, at) => value + 3 * (of[at] ?? NaN) - 0.7 * Math.log(capital[at] ?? NaN));
  residuals(dressed, by).forEach((value, at) => expect(value).toBeCloseTo(residuals(own, by)[at] ?? NaN, 12));
});

/** Industries a and b, each with its own mean. */
test.each([
  ['one stock', [5], [0], [0]],
  ['two of one industry', [1, 4], [0, 0], [-1.5, 1.5]],
  ['two of two', [1, 4], [0, 1], [0, 0]],
  ['ties', [2, 2, 8], [0, 0, 0], [-2, -2, 4]],
  ['all equal', [0.1, 0.1, 0.1], [0, 0, 0], [0, 0, 0]],
  ['missing ones, which count in no mean', [NaN, 1, 3, NaN], [0, 0, 0, 0], [NaN, -1, 1, NaN]],
  ['infinite ones, which are missing', [Infinity, 1, 3], [0, 0, 0], [NaN, -1, 1]],
  ['huge values', [2e300, 4e300], [0, 0], [-1e300, 1e300]],
  ['tiny values', [2e-300, 4e-300], [0, 0], [-1e-300, 1e-300]],
  ['all missing', [NaN, NaN], [0, 1], [NaN, NaN]],
])('of %s', (_, values, of, expected) => {
  expect(residuals(Object.freeze(values), industriesOf(...of))).toEqual(expected);
});

test.each([1, 2, 3, 4, 5, 6])('seed %i: residuals are orthogonal to every regressor', (seed) => {
  const count = 80;
  const next = seededRandom(seed);
  const values = gappySample(seed, { count, gaps: 0.15, ties: 0.3 });
  const of = values.map(() => Math.floor(next() * 6));
  const capital = values.map(() => 1e8 * Math.exp(3 * next()));
  const found = residuals(values, { ...industriesOf(...of), floatCapital: Float64Array.from(capital) });
  const kept = found.flatMap((value, at) => (Number.isNaN(value) ? [] : [at]));
  const regressors = [
    ...[0, 1, 2, 3, 4, 5].map((industry) => kept.map((at) => (of[at] === industry ? 1 : 0))),
    kept.map((at) => Math.log((capital[at] ?? NaN) / 1e8)),
  ];
  const size = (row: readonly number[]): number => Math.hypot(...row) || 1;
  const left = kept.map((at) => found[at] ?? NaN);
  for (const regressor of regressors) {
    const product = left.reduce((sum, value, at) => sum + value * (regressor[at] ?? NaN), 0);
    expect(Math.abs(product) / size(left) / size(regressor)).toBeLessThan(1e-12);
  }
  // No other residuals are orthogonal to all regressors: they equal the reference computation's.
  expectClose(
    left,
    regressionResiduals(
      kept.map((at) => values[at] ?? NaN),
      regressors,
    ),
    1e-9,
  );
});

test.each([
  ['a capital of zero', 0],
  ['one below zero', -1],
  ['an infinite one', Infinity],
  ['a missing one', NaN],
])('%s leaves the stock out, and the others as if it were not there', (_, capital) => {
  const by = { floatCapital: Float64Array.of(1, capital, Math.E, Math.E ** 2) };
  const alone = residuals([0, 1, 5], { floatCapital: Float64Array.of(1, Math.E, Math.E ** 2) });
  expect(residuals([0, 7, 1, 5], by)).toEqual([alone[0], NaN, alone[1], alone[2]]);
});

test('capital in yuan or in millions is the same, and its inputs are not written to', () => {
  const values = gappySample(3, { count: 20 });
  const next = seededRandom(30);
  const floatCapital = Float64Array.from(values, () => 1e9 * Math.exp(next()));
  const before = floatCapital.slice();
  const [yuan, millions] = [floatCapital, floatCapital.map((value) => value / 1e6)].map((capital) =>
    residuals(values, { floatCapital: capital }),
  );
  expectClose(yuan ?? [], millions ?? [], 1e-11);
  expect(floatCapital).toEqual(before);
});

test.each([
  ['floatCapital: 1 cells for 1 × 2', { floatCapital: new Float64Array(1) }],
  ['industries: 3 cells for 1 × 2', { industries: new Uint16Array(3), industryCount: 1 }],
  ['industry 0 of 0', { industries: new Uint16Array(2) }],
])('an input that does not fit is named: %s', (message, by) => {
  expect(() => new Neutraliser({ dates: 1, stocks: 2 }, by)).toThrow(new RangeError(message));
});

test('one memory serves date after date: a shorter one after a longer, an empty one between', () => {
  const shape = { dates: 3, stocks: 4 };
  const panel = Float64Array.from([1, 2, 3, 6, NaN, NaN, NaN, NaN, 5, NaN, NaN, 9]);
  const section = new CrossSection(4);
  const neutraliser = new Neutraliser(shape, { industries: new Uint16Array(4), industryCount: 1 });
  for (const date of [0, 1, 2]) {
    section.gather(panel, date * 4);
    neutraliser.neutralise(section, date);
    section.scatter(panel, date * 4);
  }
  expect([...panel]).toEqual([-2, -1, 0, 3, NaN, NaN, NaN, NaN, -2, NaN, NaN, 2]);
});
