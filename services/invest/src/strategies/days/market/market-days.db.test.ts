import { FrameGone } from '@console/market/panels';
import { panelMarket, type PanelMarket } from '@console/market/panels/testing';
import { tableName } from '@console/node-kit/database';
import { marketDays, seededRandom, weekdays, type BarRow, type MarketDay } from '@console/quant';
import { MarketDays } from './market-days.ts';
import { readBars, readReference } from './mart-rows.ts';

const DAYS = weekdays('2024-01-01', 130);
const STOCKS = 14;
const BOARDS = ['main', 'chinext', 'star', 'bse'] as const;
/** Stocks with a life of their own. */
const [NEW, GONE, LONG_HALT, RARE, NEVER] = [0, 1, 2, 3, 4];

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
  await fill(market);
}, 60_000);
afterAll(() => market.drop());

/** Halts, listings, delistings, and dividends on days with and without a trade. */
async function fill({ put, putBars, load }: PanelMarket): Promise<void> {
  const next = seededRandom(9);
  await put(
    'security',
    Array.from({ length: STOCKS }, (_, at) => ({
      id: at + 1,
      code: String(600_000 + ((at * 5) % STOCKS)),
      exchange: 'SH',
      name: `股票${at}`,
      board: BOARDS[at % BOARDS.length] ?? 'main',
      list_date: at === NEW ? (DAYS[95] ?? '') : '2010-01-04',
      delist_date: at === GONE ? (DAYS[60] ?? '') : null,
      status: at === GONE ? 'delisted' : 'listed',
      pinyin: '',
      pinyin_initials: '',
    })),
  );
  await put(
    'trading_calendar',
    DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  for (const [row, day] of DAYS.entries())
    await putBars(
      [...Array(STOCKS).keys()]
        .filter((at) => (at !== NEW || row >= 95) && at !== NEVER)
        .map((at) => {
          const halts =
            (at === LONG_HALT && row > 40 && row < 115) || (at === RARE ? row % 9 !== 0 : next() < 0.05);
          return {
            day,
            security: at + 1,
            close: 5 + Math.round(next() * 40_000) / 1000,
            pre_close: 5 + Math.round(next() * 4000) / 100,
            amount: Math.round(next() * 1e9) / 1000,
            ...(halts && { suspended: 1, open: null, high: null, low: null, amount: 0 }),
            st: at === 6 ? 1 : 0,
          };
        }),
    );
  const dividend = (security_id: number, report_period: string, day: number, more: object) => ({
    security_id,
    report_period,
    announce_date: '2024-01-01',
    scheme: '',
    ex_date: DAYS[day] ?? '',
    cash_per_share: 0.123,
    bonus_per_share: 0,
    transfer_per_share: null,
    progress: '实施',
    ...more,
  });
  await put('dividend', [
    ...Array.from({ length: STOCKS }, (_, at) => dividend(at + 1, '2023-12-31', 12 + 7 * at, {})),
    // Twice while it does not trade.
    dividend(LONG_HALT + 1, '2022-12-31', 50, { bonus_per_share: 0.3 }),
    dividend(LONG_HALT + 1, '2022-06-30', 80, { transfer_per_share: 0.7 }),
    // Not carried out, and of a day before its listing.
    dividend(6, '2022-12-31', 100, { cash_per_share: 1, progress: '预案' }),
    dividend(NEW + 1, '2022-12-31', 20, {}),
    // A Saturday.
    dividend(7, '2022-12-31', 0, { ex_date: '2024-05-11' }),
  ]);
  await load('daily_bar', DAYS);
}

/** Every day as a run over all history has it. */
async function wholeHistory(): Promise<ReadonlyMap<string, MarketDay>> {
  const reference = await readReference(market.data.database);
  const codes = new Map(reference.securities.map(({ id, code }) => [id, code]));
  const bars = new Map<string, Map<string, BarRow>>();
  for (const { date, securityId, row } of await readBars(market.data.database, {
    from: '2024-01-01',
    to: '2026-01-01',
  })) {
    const ofDay = bars.get(date) ?? new Map<string, BarRow>();
    bars.set(date, ofDay.set(codes.get(securityId) ?? '', row));
  }
  const dividends = [...reference.dividends.values()].flat();
  const days = marketDays({ ...reference, bars, dividends });
  return new Map([...days].map((day) => [day.date, day]));
}

it('has the days of a run over all history, whichever of them is asked for first', async () => {
  const all = await wholeHistory();
  expect(all.size).toBe(DAYS.length);
  const met = { limits: 0, actions: 0, gaps: 0, marks: 0 };
  for (const first of [0, 1, 19, 20, 45, 61, 96, 114, 116, 129]) {
    const state = await new MarketDays(market.data.database).state();
    for (const date of DAYS.slice(first, first + 4)) {
      const day = await state.on(date);
      expect(day).toEqual(all.get(date));
      for (const { bar, action, gap, after } of day.stocks.values()) {
        met.limits += bar?.upper ? 1 : 0;
        met.actions += action ? 1 : 0;
        met.gaps += gap ? 1 : 0;
        met.marks += after.ex ? 1 : 0;
      }
    }
  }
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});

it('reads a day once for all who ask at the same time, and refuses what is no day', async () => {
  const state = await new MarketDays(market.data.database).state();
  const date = DAYS[100] ?? '';
  const [one, other] = await Promise.all([state.on(date), state.on(date)]);
  expect(one).toBe(other);
  expect(await state.on(date)).toBe(one);
  await expect(state.on('2024-01-06')).rejects.toThrow(RangeError);
});

it('is another state after a load of its tables, and the one before then reads no more days', async () => {
  const days = new MarketDays(market.data.database);
  const before = await days.state();
  expect(await days.state()).toBe(before);
  await market.load('news', null);
  expect(await days.state()).toBe(before);
  await market.load('dividend', null);
  const after = await days.state();
  expect(after).not.toBe(before);
  await expect(before.on(DAYS[50] ?? '')).rejects.toThrow(FrameGone);
  expect((await after.on(DAYS[50] ?? '')).date).toBe(DAYS[50]);
});

it('has the same days of some stocks alone', async () => {
  const whole = await new MarketDays(market.data.database).state();
  const codes = new Set([whole.securities[LONG_HALT]?.code ?? '', whole.securities[7]?.code ?? '']);
  const some = whole.among(codes);
  for (const date of DAYS.slice(110, 120)) {
    const { stocks } = await some.on(date);
    expect(new Set(stocks.keys())).toEqual(codes);
    const all = await whole.on(date);
    for (const [code, stock] of stocks) expect(stock).toEqual(all.stocks.get(code));
  }
});

it('knows which stocks trade under ST for the first time, whatever their rows of halts say', async () => {
  const bars = `${tableName('market', 'daily_bar')}`;
  const set = (to: string, security: number, from: number) =>
    market.data.database.query(`UPDATE ${bars} SET ${to} WHERE security_id = ? AND trade_date >= ?`, [
      security,
      DAYS[from] ?? '',
    ]);
  const reading = new MarketDays(market.data.database);
  // The sixth is under ST from its first day on.
  await set('st = 1', 10, 100);
  await market.data.database.query(
    `UPDATE ${bars} SET suspended = 1 WHERE security_id = 10 AND trade_date IN (?, ?)`,
    [DAYS[100] ?? '', DAYS[101] ?? ''],
  );
  await market.data.database.query(
    `UPDATE ${bars} SET suspended = 0 WHERE security_id = 10 AND trade_date IN (?, ?)`,
    [DAYS[99] ?? '', DAYS[102] ?? ''],
  );
  const state = await reading.state();
  const found = [];
  for (let at = 98; at < 106; at += 1)
    for (const code of await state.flaggedOn(DAYS[at] ?? '')) found.push([at, code]);
  expect(found).toEqual([[102, state.securities[9]?.code]]);
});
