import { seededRandom } from '../sample/seeded-random.ts';
import { BOARDS } from './limit-rules.ts';
import { limitPrice } from './limit-price.ts';
import { listingRows, LONG_AGO } from './listing-rows.ts';
import { PriceLimits, type PriceLimitInput } from './price-limits.ts';

const week = ['2023-04-10', '2023-04-11', '2023-04-12', '2023-04-13', '2023-04-14', '2023-04-17'];

/** Every cell's reference is 10 yuan and none is ST by default. */
function limitsOf(input: Partial<PriceLimitInput> & Pick<PriceLimitInput, 'boards'>): PriceLimits {
  const days = input.days ?? week;
  const cells = days.length * input.boards.length;
  const listed = input.listed ?? input.boards.map(() => null);
  return new PriceLimits({
    days,
    listed,
    listingRows: listingRows(days, listed),
    st: new Uint8Array(cells),
    preClose: new Float64Array(cells).fill(10),
    ...input,
  });
}

/** Each stock's [down, up] on a row. */
function pairs(limits: PriceLimits, date: number): number[][] {
  const up = new Float64Array(limits.shape.stocks);
  const down = new Float64Array(limits.shape.stocks);
  limits.fill(date, up, down);
  return [...up].map((price, stock) => [down[stock] ?? NaN, price]);
}

test('a board and a status have their percentage on the day', () => {
  const limits = limitsOf({
    days: ['2020-08-21', '2020-08-24'],
    boards: ['main', 'main', 'chinext', 'chinext', 'star', 'bse'],
    st: new Uint8Array([0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0]),
  });
  expect(pairs(limits, 0)).toEqual([
    [9, 11],
    [9.5, 10.5],
    [9, 11],
    [9.5, 10.5],
    [8, 12],
    [7, 13],
  ]);
  expect(pairs(limits, 1)).toEqual([
    [9, 11],
    [9.5, 10.5],
    [8, 12],
    [8, 12],
    [8, 12],
    [7, 13],
  ]);
});

test('a new listing of the reformed boards is free for five days, of Beijing for one', () => {
  const boards = ['main', 'star', 'chinext', 'bse'] as const;
  const limits = limitsOf({ boards, listed: boards.map(() => '2023-04-10') });
  const free = [NaN, NaN];
  expect(pairs(limits, 0)).toEqual([free, free, free, free]);
  expect(pairs(limits, 1)).toEqual([free, free, free, [7, 13]]);
  expect(pairs(limits, 4)).toEqual([free, free, free, [7, 13]]);
  expect(pairs(limits, 5)).toEqual([
    [9, 11],
    [8, 12],
    [8, 12],
    [7, 13],
  ]);
});

test('before the reform the first day went from −36 to 44 percent, then ten', () => {
  const limits = limitsOf({ days: ['2023-04-07', ...week], boards: ['main'], listed: ['2023-04-07'] });
  expect(pairs(limits, 0)).toEqual([[6.4, 14.4]]);
  expect(pairs(limits, 1)).toEqual([[9, 11]]);
});

test('a listing shortly before the panel is still free for the rest of its days', () => {
  const listed = ['2023-04-11'];
  const days = week.slice(3);
  const limits = limitsOf({
    days,
    boards: ['main'],
    listed,
    listingRows: listingRows(days, listed, week.slice(0, 3)),
  });
  expect(pairs(limits, 1)).toEqual([[NaN, NaN]]);
  expect(pairs(limits, 2)).toEqual([[NaN, NaN]]);
  expect(limitsOf({ boards: ['main'], listed: ['2019-01-02'] }).shape).toEqual({ dates: 6, stocks: 1 });
  expect(pairs(limitsOf({ boards: ['main'], listingRows: new Int32Array([LONG_AGO]) }), 0)).toEqual([
    [9, 11],
  ]);
});

test('before the listing and without a reference there is no limit', () => {
  const limits = limitsOf({
    boards: ['main', 'main'],
    listed: ['2023-04-12', null],
    preClose: new Float64Array(12).fill(NaN),
  });
  expect(pairs(limits, 1)).toEqual([
    [NaN, NaN],
    [NaN, NaN],
  ]);
  expect(pairs(limitsOf({ boards: ['chinext'], listed: ['2023-04-12'] }), 1)).toEqual([[NaN, NaN]]);
});

test('a vendor’s limits win where they are not missing', () => {
  const limits = limitsOf({
    days: ['2024-01-02'],
    boards: ['main', 'main'],
    vendorUp: new Float64Array([10.98, NaN]),
    vendorDown: new Float64Array([NaN, 9.02]),
  });
  expect(pairs(limits, 0)).toEqual([
    [9, 10.98],
    [9.02, 11],
  ]);
});

test('arrays must fit the panel and boards must be known', () => {
  expect(() => limitsOf({ boards: ['main'], preClose: new Float64Array(5) })).toThrow(
    'preClose: 5 cells for 6 × 1',
  );
  expect(() => limitsOf({ boards: ['main'], listed: [] })).toThrow('listed: 0 values for 1 stocks');
  expect(() => limitsOf({ boards: ['otc' as 'main'] })).toThrow('no rule for the board otc');
});

/** One cell by the exchange's rules. */
function byTheBook(
  board: string,
  st: boolean,
  day: string,
  listed: string,
  session: number,
  reference: number,
): number[] {
  const none = [NaN, NaN];
  const within = (down: number, up: number): number[] => [
    limitPrice(reference, -down),
    limitPrice(reference, up),
  ];
  if (session < 0) return none;
  if (board === 'bse') return session < 1 ? none : within(30, 30);
  if (board === 'star') return session < 5 ? none : within(20, 20);
  const isFree = listed >= (board === 'main' ? '2023-04-10' : '2020-08-24');
  if (isFree && session < 5) return none;
  if (!isFree && session === 0) return within(36, 44);
  if (board === 'chinext' && day >= '2020-08-24') return within(20, 20);
  return st ? within(5, 5) : within(10, 10);
}

test.each(['2020-08-10', '2023-03-27'])(
  'from %s on every cell of a random panel follows the exchange’s rules',
  (start) => {
    const next = seededRandom(31);
    const days = Array.from({ length: 30 }, (_, at) => new Date(Date.parse(start) + at * 86_400_000))
      .filter((day) => day.getUTCDay() % 6 !== 0)
      .map((day) => day.toISOString().slice(0, 10));
    const boards = Array.from({ length: 60 }, (_, stock) => BOARDS[stock % 4] ?? 'main');
    const listed = boards.map(() => days[Math.floor(next() * days.length)] ?? '');
    const st = Uint8Array.from({ length: days.length * 60 }, () => (next() < 0.3 ? 1 : 0));
    const preClose = Float64Array.from(st, () => Math.round(next() * 5000 + 1) / 100);
    const limits = limitsOf({ days, boards, listed, st, preClose });
    for (const [date, day] of days.entries()) {
      const expected = boards.map((board, stock) => {
        const from = listed[stock] ?? '';
        const cell = date * 60 + stock;
        return byTheBook(board, st[cell] === 1, day, from, date - days.indexOf(from), preClose[cell] ?? NaN);
      });
      expect(pairs(limits, date)).toEqual(expected);
    }
  },
);

/** A stock of the main board on one day: ±10 % of its reference, in cents, half up. */
test.each([
  ['half a cent', 10.05, [9.05, 11.06]],
  ['a cent', 0.01, [0.01, 0.01]],
  ['five cents', 0.05, [0.05, 0.06]],
  ['no reference', NaN, [NaN, NaN]],
  ['a reference of zero', 0, [NaN, NaN]],
  ['a large one', 2000, [1800, 2200]],
])('%s', (_, reference, pair) => {
  const limits = limitsOf({ days: ['2024-01-02'], boards: ['main'], preClose: Float64Array.of(reference) });
  expect(pairs(limits, 0)).toEqual([pair]);
});

test('a vendor’s limits are those where none would be, and one that is not above zero is missing', () => {
  const limits = limitsOf({
    days: ['2023-04-10'],
    boards: ['main', 'main', 'main'],
    listed: ['2023-04-10', null, null],
    vendorUp: Float64Array.of(44, 0, -1),
    vendorDown: Float64Array.of(5, NaN, 0),
  });
  expect(pairs(limits, 0)).toEqual([
    [5, 44],
    [9, 11],
    [9, 11],
  ]);
});

test('any mark but zero is special treatment, and arrays longer than the stocks keep their rest', () => {
  const limits = limitsOf({ days: ['2024-01-02'], boards: ['main'], st: Uint8Array.of(7) });
  const [up, down] = [new Float64Array(2).fill(-1), new Float64Array(2).fill(-1)];
  limits.fill(0, up, down);
  expect([[...up], [...down]]).toEqual([
    [10.5, -1],
    [9.5, -1],
  ]);
});

test('a date is independent of the one filled before', () => {
  const preClose = Float64Array.from({ length: 6 }, (_, date) => 10 + date);
  const limits = limitsOf({ boards: ['star'], preClose });
  expect([5, 0, 5, 2].map((date) => pairs(limits, date)[0])).toEqual([
    [12, 18],
    [8, 12],
    [12, 18],
    [9.6, 14.4],
  ]);
});

test('without stocks there is nothing to fill', () => {
  const limits = limitsOf({ boards: [] });
  expect(limits.shape).toEqual({ dates: 6, stocks: 0 });
  expect(pairs(limits, 5)).toEqual([]);
});

test.each([
  ['st: 5 cells for 6 × 1', { st: new Uint8Array(5) }],
  ['vendorUp: 1 cells for 6 × 1', { vendorUp: new Float64Array(1) }],
  ['vendorDown: 7 cells for 6 × 1', { vendorDown: new Float64Array(7) }],
  ['listingRows: 2 values for 1 stocks', { listingRows: new Int32Array(2) }],
])('an input that does not fit is named: %s', (message, part) => {
  expect(() => limitsOf({ boards: ['main'], ...part })).toThrow(new RangeError(message));
});
