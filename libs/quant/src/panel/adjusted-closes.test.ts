import { random } from '../factor/testing/random-panel.ts';
import { adjustedCloses } from './adjusted-closes.ts';
import { dailyReturns } from './daily-returns.ts';

const panel = (values: number[]): Float64Array => Float64Array.from(values);

test('they grow by the day’s return, whatever the traded price does', () => {
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

test('whichever days are missing, price over price is the returns between', () => {
  const next = random(41);
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
