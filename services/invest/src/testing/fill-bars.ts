import { tableName } from '@console/node-kit/database';
import { insertRows } from '@console/node-kit/testing';
import { weekdays } from '@console/quant';
import type { DataSource } from 'typeorm';

/** A market of so many shares and weekdays, generated from one seed: long enough for factors to be judged. */
export interface Bars {
  readonly dates: readonly string[];
  readonly stocks: number;
  /** Cells `d * stocks + s`, the close of the security with id s + 1; NaN before its listing. */
  readonly close: Float64Array;
  readonly suspended: Uint8Array;
}

/** The first day, a Friday; the last listing is long before. */
const FIRST_DAY = '2025-01-03';
/** Level-1 industry codes; each share stays in one. */
const INDUSTRIES = [
  ['801780', '银行'],
  ['801120', '食品饮料'],
  ['801080', '电子'],
] as const;
export const BENCHMARK = '000300';

const SIZE = { stocks: 24, days: 60, seed: 11 };

/** Fills an empty market schema, and returns its contents. */
export async function fillBars(database: DataSource, size: Partial<typeof SIZE> = {}): Promise<Bars> {
  const bars = drawBars({ ...SIZE, ...size });
  const fill = (table: string, rows: Parameters<typeof insertRows>[2]): Promise<void> =>
    insertRows(database, tableName('market', table), rows);
  const ids = Array.from({ length: bars.stocks }, (_, stock) => stock + 1);
  await fill(
    'security',
    ids.map((id) => ({
      id,
      code: String(600_000 + id),
      exchange: 'SH',
      name: `股票${id}`,
      board: 'main',
      list_date: id === 1 ? (bars.dates[20] ?? '') : '2010-01-04',
      status: 'listed',
      pinyin: `gupiao${id}`,
      pinyin_initials: `gp${id}`,
    })),
  );
  await fill(
    'sw_industry',
    INDUSTRIES.map(([code, name]) => ({ code, name, level: 1, parent_code: null, valid_from: '2014-02-21' })),
  );
  await fill(
    'sw_member',
    ids.map((id) => ({
      security_id: id,
      l1_code: INDUSTRIES[id % INDUSTRIES.length]?.[0] ?? '',
      valid_from: '2014-02-21',
    })),
  );
  await fill(
    'trading_calendar',
    bars.dates.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  await fill(
    'daily_bar',
    bars.dates.flatMap((date, at) => rowsOf(bars, date, at)),
  );
  await fill('index_profile', [
    {
      index_code: BENCHMARK,
      name: '沪深300',
      sample: '',
      weighting: '',
      base_date: '2004-12-31',
      base_level: 1000,
    },
  ]);
  await fill(
    'index_bar',
    bars.dates.map((trade_date, at) => ({
      trade_date,
      index_code: BENCHMARK,
      open: 4000,
      high: 4100,
      low: 3900,
      close: 4000 + (at % 7),
      pre_close: 4000 + ((at + 6) % 7),
    })),
  );
  const last = bars.dates.at(-1) ?? '';
  await addLoad(database, 'daily_bar', last);
  // There is nothing to adjust by, as derived from the bars' own load.
  await addLoad(database, 'adjust_factor', last, { derived_through: 1 });
  return bars;
}

/** Records that a table was loaded: requests from now on see a new snapshot. */
export async function addLoad(
  database: DataSource,
  table_name: string,
  as_of: string,
  more: { readonly derived_through?: number } = {},
): Promise<void> {
  const at = `${as_of} 18:00:00`;
  await insertRows(database, tableName('market', 'snapshot'), [
    {
      table_name,
      source: 'fixture',
      is_demo: 1,
      as_of,
      loaded_rows: 1,
      skipped_rows: 0,
      rejected_rows: 0,
      status: 'loaded',
      content_hash: as_of,
      started_at: at,
      finished_at: at,
      ...more,
    },
  ]);
}

function drawBars({ stocks, days, seed }: typeof SIZE): Bars {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const dates = weekdays(FIRST_DAY, days);
  const close = new Float64Array(days * stocks).fill(NaN);
  const suspended = new Uint8Array(days * stocks);
  for (let stock = 0; stock < stocks; stock += 1) {
    let price = 10 + Math.round(next() * 4000) / 100;
    for (let date = stock === 0 ? 20 : 0; date < days; date += 1) {
      const cell = date * stocks + stock;
      if (next() < 0.03) suspended[cell] = 1;
      else price = Math.round(price * (1 + (next() - 0.5) * 0.06) * 100) / 100;
      close[cell] = price;
    }
  }
  return { dates, stocks, close, suspended };
}

function rowsOf({ stocks, close, suspended }: Bars, trade_date: string, at: number) {
  return Array.from({ length: stocks }, (_, stock) => {
    const price = close[at * stocks + stock] as number;
    const before = close[(at - 1) * stocks + stock] ?? NaN;
    const halted = suspended[at * stocks + stock] === 1;
    return {
      trade_date,
      security_id: stock + 1,
      close: price,
      pre_close: Number.isNaN(before) ? price : before,
      open: halted ? null : price,
      high: halted ? null : price + 1,
      low: halted ? null : price - 1,
      volume: halted ? 0 : 1000,
      amount: halted ? 0 : 1000 * price,
      turnover_rate: 0.01,
      total_shares: 1_000_000 * (stock + 1),
      float_shares: 500_000 * (stock + 1),
      pe_ttm: 10 + stock,
      pb: 1 + stock / 10,
      ps_ttm: 2,
      suspended: halted ? 1 : 0,
      st: stock === 3 ? 1 : 0,
    };
  }).filter(({ close: price }) => !Number.isNaN(price));
}
