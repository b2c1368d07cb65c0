import { QUOTE, quotesOf, STOCK_STRIDE } from '../tape/market-tape.ts';
import { sampleTape } from './sample-tape.ts';

test('the same tape again, dates and codes ascending', () => {
  const sample = sampleTape(20, 30);
  expect(sampleTape(20, 30)).toEqual(sample);
  const { dates, securities } = sample.tape;
  expect([...dates].sort()).toEqual(dates);
  expect(new Set(dates).size).toBe(30);
  const codes = securities.map(({ code }) => code);
  expect([...codes].sort()).toEqual(codes);
});

test('every stock has a last close, and what trades is within its limits', () => {
  const { quotes } = sampleTape(50, 60).tape;
  let suspended = 0;
  for (let cell = 0; cell < 50 * 60; cell += 1) {
    const at = quotesOf(50, Math.floor(cell / 50)) + (cell % 50) * STOCK_STRIDE;
    const [open = 0, upper = 0, lower = 0] = quotes.subarray(at + QUOTE.open, at + QUOTE.open + 3);
    const ref = quotes[at + QUOTE.ref] ?? 0;
    expect(ref).toBeGreaterThan(0);
    if (open === 0) suspended += 1;
    else expect(lower <= open && open <= upper && lower <= ref && ref <= upper).toBe(true);
  }
  expect(suspended).toBeGreaterThan(0);
});

test('scores change slowly', () => {
  const { scores } = sampleTape(200, 3);
  const kept = Array.from(
    { length: 200 },
    (_, at) => (scores[400 + at] ?? NaN) - (scores[200 + at] ?? NaN) * 0.93,
  );
  expect(kept.every((change) => Math.abs(change) <= 0.5)).toBe(true);
});
