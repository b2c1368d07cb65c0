import { dailyBar, indexProfile, security } from '@console/market/schema';
import { CsvSink } from './csv-sink.ts';
import type { FileRow } from './demo-sink.ts';
import { makeWorld } from './world/make-world.ts';

const world = makeWorld({
  seed: 1,
  size: { companies: 60, days: 20 },
  origin: '2024-06-28',
  end: '2025-06-30',
});

function written(since: string | null, add: (sink: CsvSink) => void): Readonly<Record<string, string>> {
  const files: Record<string, string> = {};
  const output = { write: (table: string, text: string) => (files[table] = (files[table] ?? '') + text) };
  const sink = new CsvSink(world, output, since);
  add(sink);
  sink.finish();
  return files;
}
const index = (index_code: string, name: string): FileRow<typeof indexProfile> => ({
  index_code,
  name,
  sample: 'a',
  weighting: 'b',
  base_date: '2024-01-02',
  base_level: 1000,
});

test('rows known after the end or by the last part are dropped', () => {
  const { index_profile } = written('2025-01-03', (sink) => {
    sink.add(indexProfile, '2025-01-03', index('A', 'known before'));
    sink.add(indexProfile, '2025-01-04', index('B', 'new'));
    sink.add(indexProfile, world.end, index('C', 'new'));
    sink.add(indexProfile, '2025-07-01', index('D', 'still to come'));
  });
  expect(index_profile?.split('\n').slice(1, -1)).toEqual([
    'B,new,a,b,2024-01-02,1000',
    'C,new,a,b,2024-01-02,1000',
  ]);
});

test('a table without rows has no file', () => {
  expect(written('2025-01-03', (sink) => sink.add(indexProfile, '2025-01-02', index('A', 'old')))).toEqual(
    {},
  );
});

test('texts with commas, quotes or line ends are quoted', () => {
  const { index_profile } = written(null, (sink) => {
    sink.add(indexProfile, '2024-06-28', index('A', 'one, "two"\nthree'));
  });
  expect(index_profile?.split('\n').slice(1).join('\n')).toBe(
    'A,"one, ""two""\nthree",a,b,2024-01-02,1000\n',
  );
});

test('securities are whole in every part', () => {
  const one = world.companies[0];
  if (!one) throw new Error('no company');
  const files = written('2025-01-03', (sink) => {
    sink.add(security, '2001-01-02', {
      code: one.code,
      exchange: one.exchange,
      name: one.name,
      full_name: null,
      english_name: null,
      board: one.board,
      list_date: '2001-01-02',
      delist_date: null,
      status: 'listed',
    });
  });
  expect(files['security']?.split('\n')[1]).toContain(one.code);
});

test('a figure that is not finite stops the writing', () => {
  expect(() =>
    written(null, (sink) => {
      sink.add(indexProfile, '2024-06-28', { ...index('A', 'a'), base_level: 1 / 0 });
    }),
  ).toThrow('index_profile.base_level is Infinity');
});

const bar = (security_id: string): FileRow<typeof dailyBar> => ({
  trade_date: '2024-06-28',
  security_id,
  open: 1,
  high: 1,
  low: 1,
  close: 1,
  pre_close: 1,
  volume: 1,
  amount: 1,
  turnover_rate: 1,
  total_shares: 1,
  float_shares: 1,
  pe_ttm: 1,
  pb: 1,
  ps_ttm: 1,
  suspended: 0,
  st: 0,
});

test('nothing is known of a share that lists after the origin before its first day', () => {
  const newcomer = world.companies.find(({ listDate }) => listDate > world.origin);
  if (!newcomer) throw new Error('no company lists');
  const rowsSince = (since: string) =>
    written(since, (sink) => sink.add(dailyBar, '2024-06-28', bar(newcomer.text)));
  expect(Object.keys(rowsSince('2024-06-28'))).toEqual(['daily_bar']);
  expect(rowsSince('2024-06-28')['daily_bar']).toContain(newcomer.text);
  expect(rowsSince(newcomer.listDate)['daily_bar'] ?? '').not.toContain(newcomer.text);
});
