import { seededRandom } from '../sample/seeded-random.ts';
import { adjustedCloses } from './adjusted-closes.ts';
import { dailyReturns } from './daily-returns.ts';

const panel = (values: number[]): Float64Array => Float64Array.from(values);

test('they grow by the day’s return, whatever the traded price', () => {
  // Ten for ten given on the third day: the price halves, the reference too.
  const adjusted = adjustedCloses({ dates: 3, stocks: 1 }, panel([10, 12, 6.6]), panel([8, 10, 6]));
  expect([...adjusted].map((value) => Number(value.toFixed(12)))).toEqual([10, 12, 13.2]);
});

test('each stock has its own', () => {
  const adjusted = adjustedCloses({ dates: 2, stocks: 2 }, panel([10, 4, 20, 5]), panel([10, 4, 10, 4]));
  expect([...adjusted]).toEqual([10, 4, 20, 5]);
});

test('days without a row are bridged by the reference of the day after', () => {
  const adjusted = adjustedCloses(
    { dates: 4, stocks: 1 },
    panel([10, NaN, NaN, 12]),
    panel([10, NaN, NaN, 10]),
  );
  expect([...adjusted]).toEqual([10, NaN, NaN, 12]);
});

test('a stock that is listed later begins at its own close', () => {
  const adjusted = adjustedCloses({ dates: 3, stocks: 1 }, panel([NaN, 30, 33]), panel([NaN, 20, 30]));
  expect([...adjusted].map((value) => Number(value.toFixed(12)))).toEqual([NaN, 30, 33]);
});

test('a suspended day has no price, and its return is not lost', () => {
  const adjusted = adjustedCloses(
    { dates: 4, stocks: 1 },
    panel([10, 10, 5, 6]),
    panel([10, 10, 5, 5]),
    new Uint8Array([0, 1, 1, 0]),
  );
  expect([...adjusted]).toEqual([10, NaN, NaN, 12]);
});

test('their quotients are the daily returns', () => {
  const [dates, stocks] = [40, 3];
  const close = Float64Array.from({ length: dates * stocks }, (_, cell) => 10 + Math.sin(cell * cell));
  const preClose = Float64Array.from({ length: dates * stocks }, (_, cell) => 10 + Math.cos(cell * 3));
  const adjusted = adjustedCloses({ dates, stocks }, close, preClose);
  const returns = dailyReturns(close, preClose);
  for (let cell = stocks; cell < close.length; cell += 1) {
    expect((adjusted[cell] ?? NaN) / (adjusted[cell - stocks] ?? NaN) - 1).toBeCloseTo(
      returns[cell] ?? NaN,
      13,
    );
  }
});

test('panels that do not fit are refused', () => {
  expect(() => adjustedCloses({ dates: 2, stocks: 1 }, panel([1]), panel([1, 1]))).toThrow(RangeError);
});

test('whichever days are missing, the quotient of two prices is the product of the returns between them', () => {
  const next = seededRandom(41);
  const [dates, stocks] = [60, 4];
  const close = Float64Array.from({ length: dates * stocks }, () => (next() < 0.3 ? NaN : 8 + 4 * next()));
  const preClose = close.map((price) => price * (0.95 + 0.1 * next()));
  const halted = Uint8Array.from(close, () => (next() < 0.2 ? 1 : 0));
  const adjusted = adjustedCloses({ dates, stocks }, close, preClose, halted);
  for (let stock = 0; stock < stocks; stock += 1) {
    let grown = NaN;
    for (let cell = stock; cell < close.length; cell += stocks) {
      const [price, reference] = [close[cell] ?? NaN, preClose[cell] ?? NaN];
      if (!Number.isNaN(price)) grown = Number.isNaN(grown) ? price : (grown / reference) * price;
      const hasPrice = !Number.isNaN(price) && halted[cell] === 0;
      expect(adjusted[cell]).toEqual(hasPrice ? expect.closeTo(grown, 9) : NaN);
    }
  }
});

/** One stock: each priced day multiplies what was before by close / preClose. */
test.each<[string, number[], number[], number[]]>([
  ['one day', [10], [8], [10]],
  // 20, then × 30/20.
  ['two days', [20, 30], [16, 20], [20, 30]],
  // A price that does not move: × 10/10.
  ['nothing moving', [10, 10, 10], [10, 10, 10], [10, 10, 10]],
  ['all missing', [NaN, NaN], [NaN, NaN], [NaN, NaN]],
  ['a close without a reference', [10, 12, 15], [10, NaN, 12], [10, NaN, 12.5]],
  ['a reference without a close', [10, NaN, 15], [10, 10, 10], [10, NaN, 15]],
  ['a close of zero', [10, 0, 12], [10, 10, 10], [10, NaN, 12]],
  ['a reference of zero', [10, 11, 12], [10, 0, 10], [10, NaN, 12]],
  ['prices below zero', [10, -1, 12], [10, 10, 10], [10, NaN, 12]],
  ['tiny prices', [2e-300, 4e-300], [1e-300, 2e-300], [2e-300, 4e-300]],
])('of %s', (_, close, preClose, expected) => {
  expect([...adjustedCloses({ dates: close.length, stocks: 1 }, panel(close), panel(preClose))]).toEqual(
    expected,
  );
});

test('without stocks or dates there are none, and on a single date it is the close', () => {
  expect(adjustedCloses({ dates: 0, stocks: 3 }, panel([]), panel([]))).toHaveLength(0);
  expect(adjustedCloses({ dates: 3, stocks: 0 }, panel([]), panel([]))).toHaveLength(0);
  expect([...adjustedCloses({ dates: 1, stocks: 2 }, panel([3, NaN]), panel([2, 2]))]).toEqual([3, NaN]);
});

test('the panels are not modified', () => {
  const [close, preClose, halted] = [panel([10, 12]), panel([10, 10]), Uint8Array.of(0, 1)];
  adjustedCloses({ dates: 2, stocks: 1 }, close, preClose, halted).fill(0);
  expect([[...close], [...preClose], [...halted]]).toEqual([
    [10, 12],
    [10, 10],
    [0, 1],
  ]);
});

test.each([
  ['preClose', panel([1, 1]), panel([1]), undefined],
  ['suspended', panel([1, 1]), panel([1, 1]), new Uint8Array(3)],
])('a panel of another size is named: %s', (name, close, preClose, halted) => {
  const cells = halted?.length ?? preClose.length;
  expect(() => adjustedCloses({ dates: 2, stocks: 1 }, close, preClose, halted)).toThrow(
    new RangeError(`${name}: ${cells} cells for 2 × 1`),
  );
});
