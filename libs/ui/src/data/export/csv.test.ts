import type { RowOf } from '@console/contract-core';
import { csvOf } from './csv.ts';
import { sheetOfTable } from './sheet-of-table.ts';
import { sampleTable } from '../sample-table.ts';
import { totalOf } from '../summary-of.ts';

type Row = RowOf<typeof sampleTable>;

const ROW: Row = {
  id: 1,
  name: '华岚精工',
  capital: -114_900_000_000,
  change: 0.0253,
  day: '2026-11-18 10:42:11',
};

const SPEC = { source: '定期报告' };

function csv(rows: readonly Row[], total = rows.length): string[] {
  const text = csvOf(
    sheetOfTable({
      spec: SPEC,
      title: '样例',
      columns: sampleTable.columns,
      rows,
      cells: {},
      asOf: '2026-11-20',
      total,
    }),
  );
  return text.split('\r\n');
}

describe('csvOf', () => {
  test('starts with a byte order mark and its header, each unit behind its title', () => {
    expect(csv([ROW])[0]).toBe('\ufeff名称,总市值(亿元),涨跌幅(%),时间');
  });

  test('scales and rounds as on screen, with ASCII minus, no separators and no plus', () => {
    expect(csv([ROW])[1]).toBe('华岚精工,-1149.00,2.53,2026-11-18 10:42');
  });

  test('leaves a missing value empty', () => {
    expect(csv([{ ...ROW, capital: null, change: null, day: null }])[1]).toBe('华岚精工,,,');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
    'escapes %j, which a sheet would run',
    (name) => {
      expect(csv([{ ...ROW, name }])[1]?.startsWith(`'${name}`)).toBe(true);
    },
  );

  test('ends with the summary of all its rows, as the screen draws it', () => {
    const text = csvOf(
      sheetOfTable({
        spec: SPEC,
        title: '样例',
        columns: sampleTable.columns,
        rows: [ROW, { ...ROW, capital: 1_000_000_000 }],
        cells: { name: { draw: () => null, text: (row) => row.name } },
        asOf: null,
        total: 2,
        summary: totalOf<Row>('capital'),
      }),
    );
    expect(text.split('\r\n').slice(-2)).toEqual(['合计,-1139.00,,', '']);
  });

  test('quotes commas, quotes and line breaks', () => {
    const text = csvOf(
      sheetOfTable({
        spec: SPEC,
        title: '样例',
        columns: sampleTable.columns.slice(0, 1),
        rows: [{ ...ROW, name: 'a,"b"\r\nc' }],
        cells: {},
        asOf: null,
        total: 1,
      }),
    );
    expect(text.endsWith('"a,""b""\r\nc"\r\n')).toBe(true);
  });

  test('writes the text of an overridden cell', () => {
    const text = csvOf(
      sheetOfTable({
        spec: SPEC,
        title: '样例',
        columns: sampleTable.columns.slice(0, 1),
        rows: [ROW],
        cells: { name: { draw: () => null, text: (row) => `${row.name}.SH` } },
        asOf: null,
        total: 1,
      }),
    );
    expect(text.split('\r\n')[1]).toBe('华岚精工.SH');
  });
});
