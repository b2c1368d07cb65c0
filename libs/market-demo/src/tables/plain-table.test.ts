import { columns, defineTable, type TableDefinition } from '@console/market/schema';
import { fiscalYears } from '../company/fiscal-years.ts';
import { bookCompany, booksWorld } from '../testing/books-world.ts';
import { CollectingSink } from '../testing/collecting-sink.ts';
import { writeCompanies } from '../write-companies.ts';
import { plainTable } from './plain-table.ts';

const { announceDate, choice, count, date, ofSecurity, reportPeriod, text, within, yuan } = columns;
const END = '2024-06-28';
const companies = [bookCompany(0), bookCompany(1, { listDate: '2023-05-18' })];
const world = (end: string) => booksWorld({ companies, start: '2021-03-15', end });

function table(key: readonly string[], own: TableDefinition['columns'] = []): TableDefinition {
  const amount = within(yuan('amount', '金额'), { min: 0 });
  return defineTable({ name: 'plain', title: '', note: '', columns: [...own, amount], key, load: 'merge' });
}

function written(definition: TableDefinition, end = END): CollectingSink {
  const sink = new CollectingSink(
    end,
    companies.map(({ text: code }) => code),
  );
  writeCompanies(world(end), sink, [plainTable(definition)]);
  expect(sink.faults).toEqual([]);
  return sink;
}

const once = table(['security_id'], [ofSecurity]);
const yearly = table(
  ['security_id', 'year'],
  [ofSecurity, within(count('year', '年度'), { min: 1990 }), announceDate],
);
const reported = table(['security_id', 'report_period'], [ofSecurity, reportPeriod, announceDate]);
const daily = table(['trade_date', 'security_id'], [date('trade_date', '交易日'), ofSecurity]);
const events = table(
  ['security_id', 'publish_date', 'sequence', 'kind', 'name'],
  [
    ofSecurity,
    date('publish_date', '发布日'),
    within(count('sequence', '序号'), { min: 1 }),
    choice('kind', '类别', ['甲', '乙']),
    text('name', '名称', 20),
  ],
);

test('the key decides for what there is a row: once, a fiscal year, a report, a trading day', () => {
  expect(written(once).rows(once)).toHaveLength(2);
  const years = companies.flatMap((company) => fiscalYears(world(END), company));
  expect(written(yearly).rows(yearly)).toHaveLength(years.length);
  const rows = written(reported).rows(reported);
  expect(new Set(rows.map((row) => row['report_period']))).toContain('2023-12-31');
  const traded = written(daily).rows(daily);
  expect(traded.filter((row) => row['trade_date'] === END)).toHaveLength(2);
  expect(traded.every((row) => String(row['trade_date']) >= '2021-03-15')).toBe(true);
});

test('events come at random times, with a row for each value of an enum', () => {
  const rows = written(events).rows(events);
  const days = new Set(rows.map((row) => `${row['security_id']} ${row['publish_date']}`));
  expect(days.size).toBeGreaterThan(3);
  expect(days.size).toBeLessThan(30);
  expect(new Set(rows.map((row) => row['kind']))).toEqual(new Set(['甲', '乙']));
});

test.each([once, yearly, reported, daily, events])(
  'known rows stay when the story continues',
  (definition) => {
    const before = '2024-03-29';
    expect(written(definition, before).rows(definition)).toEqual(
      written(definition).rows(definition, before),
    );
  },
);

test('a table that is about no company needs a writer of its own', () => {
  expect(() => plainTable(table(['index_code'], [text('index_code', '指数', 12)]))).toThrow('wants a writer');
});
