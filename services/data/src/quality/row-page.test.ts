import { rowPage } from './row-page.ts';

const ROWS = Object.freeze([
  { name: '行情', rows: 20 },
  { name: '财报', rows: null },
  { name: '公司', rows: 3 },
  { name: '证券', rows: 100 },
]);
type Query = Parameters<typeof rowPage>[1];
const query = (column: string, direction: 'ASC' | 'DESC', page = 0, size = 10): Query =>
  ({ filter: {}, sort: { column, direction }, page, size }) as never;
const names = (asked: Query): readonly unknown[] => rowPage(ROWS, asked).content.map(({ name }) => name);

describe('a page of rows in memory', () => {
  it('sorts numbers as numbers, missing ones last either way', () => {
    expect(names(query('rows', 'ASC'))).toEqual(['公司', '行情', '证券', '财报']);
    expect(names(query('rows', 'DESC'))).toEqual(['证券', '行情', '公司', '财报']);
  });

  it('sorts names in Chinese order', () => {
    expect(names(query('name', 'ASC'))).toEqual(['财报', '公司', '行情', '证券']);
  });

  it('counts all rows and has those of the page, none past the end', () => {
    expect(rowPage(ROWS, query('rows', 'ASC', 1, 3))).toEqual({
      totalElements: 4,
      content: [{ name: '财报', rows: null }],
    });
    expect(rowPage(ROWS, query('rows', 'ASC', 9, 3))).toEqual({ totalElements: 4, content: [] });
  });
});
