import { emptyTape, quotesOf, QUOTE_SIZE, STOCK_STRIDE, tapeEvents, type TapeEvent } from './market-tape.ts';

const eventOf = (stock: number): TapeEvent => ({ stock, leavesAt: 0, action: null, gap: 0 });

test('every quote has a place of its own on the tape', () => {
  const [stocks, days] = [3, 37];
  const dates = Array.from({ length: days }, (_, at) => String(at));
  const security = { code: 'A', board: 'main', listed: '2010-01-04', delisted: null } as const;
  const { quotes } = emptyTape(dates, [security, security, security]);
  const places = dates.flatMap((_, date) =>
    [0, 1, 2].map((stock) => quotesOf(stocks, date) + stock * STOCK_STRIDE),
  );
  expect(new Set(places).size).toBe(stocks * days);
  expect(places.every((at) => at % QUOTE_SIZE === 0 && at + QUOTE_SIZE <= quotes.length)).toBe(true);
});

test('the quotes of a stock on two dates are side by side', () => {
  expect(quotesOf(5000, 1) - quotesOf(5000, 0)).toBe(QUOTE_SIZE);
});

test('events are in the order of their dates', () => {
  const { all, stocks, starts } = tapeEvents([[eventOf(4), eventOf(7)], [], [eventOf(1)]]);
  expect([...stocks]).toEqual([4, 7, 1]);
  expect([...starts]).toEqual([0, 2, 2, 3]);
  expect(all.map(({ stock }) => stock)).toEqual([4, 7, 1]);
});
