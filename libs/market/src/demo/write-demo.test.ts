import { boardOf, parseSecurityCode } from '../import/security-code.ts';
import { gbkBytes } from '../verify/gbk-bytes.ts';
import { limitPrices, limitsOf } from './price-limits.ts';
import { demoFiles, type DemoFiles } from './write-demo.ts';

type Row = Readonly<Record<string, string>>;

function rowsOf(files: DemoFiles, table: string): readonly Row[] {
  const [header = '', ...lines] = [...(files[table] ?? [])].join('').trimEnd().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}
const textOf = (files: DemoFiles): string =>
  Object.values(files)
    .map((chunks) => [...chunks].join(''))
    .join('');
const tiny = (seed: number) => demoFiles({ size: 'tiny', seed, end: '2024-06-28' });

const securities = rowsOf(tiny(1), 'security');
const bars = rowsOf(tiny(1), 'daily_bar');
const byShare = new Map<string, Row[]>();
for (const bar of bars)
  byShare.set(bar['security'] ?? '', [...(byShare.get(bar['security'] ?? '') ?? []), bar]);
const listed = new Map(securities.map((row) => [`${row['code']}.${row['exchange']}`, row]));
const cents = (row: Row, name: string): number => Math.round(Number(row[name]) * 100);
const traded = bars.filter((bar) => bar['suspended'] === '0');

test('the same seed and end give the same bytes, another seed others', () => {
  expect(textOf(tiny(1))).toBe(textOf(tiny(1)));
  expect(textOf(tiny(1))).not.toBe(textOf(tiny(2)));
});

test('tiny is 60 companies over 260 days ending at the wanted one', () => {
  expect(securities).toHaveLength(60);
  const days = [...new Set(bars.map((bar) => bar['trade_date']))];
  expect(days).toHaveLength(260);
  expect(days.at(-1)).toBe('2024-06-28');
});

test('no two securities share a code or a name, at any size', () => {
  const many = rowsOf(demoFiles({ size: 'full', seed: 3, end: '2024-06-28' }), 'security');
  expect(new Set(many.map((row) => `${row['code']}.${row['exchange']}`)).size).toBe(5000);
  expect(new Set(many.map((row) => row['name'])).size).toBe(5000);
});

test('names are two to four Chinese characters, marked when in trouble, and can be written in GBK', () => {
  for (const { name = '' } of securities) expect(name).toMatch(/^(ST)?\p{Script=Han}{2,4}$/u);
  expect(() => gbkBytes(securities.map((row) => row['name']).join(''))).not.toThrow();
});

test('every code is of its board’s range', () => {
  for (const { code = '', exchange = '', board } of securities) {
    const bare = parseSecurityCode(code, 'bare');
    // The stretch chosen on the Shenzhen main board stands beside the ranges in use.
    if (bare) expect(bare.exchange).toBe(exchange);
    const parsed = parseSecurityCode(`${code}.${exchange}`, 'suffixed');
    expect(parsed && boardOf(parsed)).toBe(board);
  }
});

test('prices are ordered and amount over volume is a price of the day', () => {
  for (const bar of traded) {
    const [open, high, low, close] = ['open', 'high', 'low', 'close'].map((name) => Number(bar[name]));
    if (open === undefined || high === undefined || low === undefined || close === undefined)
      throw new Error();
    expect(low <= Math.min(open, close) && Math.max(open, close) <= high).toBe(true);
    const average = Number(bar['amount']) / Number(bar['volume']);
    expect(average >= low - 0.01 && average <= high + 0.01).toBe(true);
  }
});

test('no price crosses the limits of its board, status and date', () => {
  let atLimit = 0;
  for (const [text, own] of byShare) {
    const security = listed.get(text);
    const code = parseSecurityCode(text, 'suffixed');
    if (!security || !code) throw new Error(`${text} is not listed`);
    const listDay = security['list_date'] ?? '';
    let session = own[0]?.['trade_date'] === listDay ? 0 : 1000;
    for (const bar of own) {
      if (bar['suspended'] === '1') continue;
      const limits = limitsOf({
        ...{ board: boardOf(code), st: bar['st'] === '1', day: bar['trade_date'] ?? '', listDay, session },
      });
      const { low, high } = limitPrices(cents(bar, 'pre_close'), limits);
      expect(cents(bar, 'high')).toBeLessThanOrEqual(high);
      expect(cents(bar, 'low')).toBeGreaterThanOrEqual(low);
      if (cents(bar, 'close') === high || cents(bar, 'close') === low) atLimit += 1;
      session += 1;
    }
  }
  expect(atLimit).toBeGreaterThan(0);
});

test('a reference price differs from the last close on ex-rights days only, and is lower then', () => {
  let exRights = 0;
  for (const own of byShare.values()) {
    for (const [at, bar] of own.entries()) {
      const before = own[at - 1];
      if (!before || cents(bar, 'pre_close') === cents(before, 'close')) continue;
      exRights += 1;
      expect(cents(bar, 'pre_close')).toBeLessThan(cents(before, 'close'));
    }
  }
  expect(exRights).toBeGreaterThan(10);
  expect(exRights).toBeLessThanOrEqual(byShare.size * 2);
});

test('a suspended day has no open, high or low and carries the last close', () => {
  const suspended = bars.filter((bar) => bar['suspended'] === '1');
  expect(suspended.length).toBeGreaterThan(0);
  for (const bar of suspended) {
    expect([bar['open'], bar['high'], bar['low'], bar['volume']]).toEqual(['', '', '', '0']);
    expect(bar['close']).toBe(bar['pre_close']);
  }
});

test('multiples agree: capital over PE is the earnings, which change on reporting days only', () => {
  const own = [...byShare.values()].find(
    (rows) => rows.length === 260 && Math.abs(Number(rows[0]?.['pe_ttm'])) < 100,
  );
  const earnings = (own ?? []).map(
    (bar) => (Number(bar['close']) * Number(bar['total_shares'])) / Number(bar['pe_ttm']),
  );
  const changes = earnings.filter(
    (value, at) => at > 0 && Math.abs(value / (earnings[at - 1] ?? 0) - 1) > 1e-3,
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.length).toBeLessThanOrEqual(4);
});

test('some make losses, some are new, some left, and the rest stays to the end', () => {
  expect(bars.some((bar) => Number(bar['pe_ttm']) < 0)).toBe(true);
  expect([...byShare.values()].some((own) => own[0]?.['trade_date'] !== bars[0]?.['trade_date'])).toBe(true);
  for (const [text, own] of byShare) {
    const delistDate = listed.get(text)?.['delist_date'] ?? '';
    const last = own.at(-1)?.['trade_date'] ?? '';
    if (delistDate === '') expect(last).toBe('2024-06-28');
    else expect(last < delistDate).toBe(true);
  }
  expect(securities.filter((row) => row['status'] === 'delisted')).toHaveLength(1);
});

test('every member’s industries are nodes of the tree, each under the one before', () => {
  const nodes = new Map(rowsOf(tiny(1), 'sw_industry').map((row) => [row['code'], row]));
  for (const { l1_code, l2_code, l3_code } of rowsOf(tiny(1), 'sw_member')) {
    expect(nodes.get(l3_code)?.['parent_code']).toBe(l2_code);
    expect(nodes.get(l2_code)?.['parent_code']).toBe(l1_code);
    expect(nodes.get(l1_code)?.['level']).toBe('1');
  }
  expect(nodes.size).toBe(rowsOf(tiny(1), 'sw_industry').length);
});
