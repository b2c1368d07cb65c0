import { table, type RowOf } from '@console/contract-core';
import { hidden, number, text } from '@console/contract-core/columns';
import { z } from 'zod';
import { pageOfRows } from './page-of-rows.ts';

const list = table({
  id: 'test.list',
  title: '表',
  path: '/api/list',
  services: ['invest'],
  needs: 'tzgl_view',
  key: 'id',
  defaultSort: 'id,ASC',
  filter: z.object({}),
  columns: {
    id: hidden(z.number()),
    name: text('名'),
    word: hidden(z.string().nullable()),
    figure: number('数'),
  },
});
type List = typeof list;
type Row = RowOf<List>;

const row = (id: number, more: Partial<Row> = {}): Row => ({
  id,
  name: `${id}`,
  word: null,
  figure: null,
  ...more,
});
const ids = (
  rows: readonly Row[],
  column: Extract<keyof Row, string>,
  direction: 'ASC' | 'DESC',
  [page, size]: readonly [number, number] = [0, 50],
): readonly number[] =>
  pageOfRows<List>(rows, list.key, { sort: { column, direction }, page, size }).content.map(({ id }) => id);

describe('a page of rows in memory', () => {
  const ROWS = [row(1, { figure: 3 }), row(2), row(3, { figure: -1 }), row(4, { figure: 3 }), row(5)];

  it('has missing values last either way, and ties by the key in the direction of the sort', () => {
    expect(ids(ROWS, 'figure', 'ASC')).toEqual([3, 1, 4, 2, 5]);
    expect(ids(ROWS, 'figure', 'DESC')).toEqual([4, 1, 3, 5, 2]);
  });

  it('keeps the given order of ties without a key', () => {
    const rows = [row(2, { figure: 1 }), row(1, { figure: 1 }), row(3, { figure: 0 })];
    const page = (direction: 'ASC' | 'DESC') =>
      pageOfRows<List>(rows, null, { sort: { column: 'figure', direction }, page: 0, size: 9 });
    expect(page('ASC').content.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(page('DESC').content.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  it('has unranked values after the others either way, before the missing ones', () => {
    const rows = [...ROWS, row(6, { figure: 9, word: 'thin' }), row(7, { word: 'thin' })];
    const isRanked = (each: Row, column: string): boolean => column !== 'figure' || each.word !== 'thin';
    const order = (direction: 'ASC' | 'DESC', column: 'figure' | 'id' = 'figure') =>
      pageOfRows<List>(
        rows,
        list.key,
        { sort: { column, direction }, page: 0, size: 9 },
        isRanked,
      ).content.map(({ id }) => id);
    expect(order('DESC')).toEqual([4, 1, 3, 6, 7, 5, 2]);
    expect(order('ASC')).toEqual([3, 1, 4, 6, 2, 5, 7]);
    expect(order('ASC', 'id')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('compares texts and numbers as a column does', () => {
    const rows = [row(9, { word: '周' }), row(10, { word: 'b' }), row(11, { word: 'B' })];
    expect(ids(rows, 'word', 'ASC')).toEqual([11, 10, 9]);
    expect(ids(rows, 'id', 'ASC')).toEqual([9, 10, 11]);
    expect(ids(rows, 'name', 'ASC')).toEqual([10, 11, 9]);
  });

  it('has every row once over its pages, nothing past the end, and counts them all', () => {
    const pages = [0, 1, 2].flatMap((page) => ids(ROWS, 'word', 'DESC', [page, 2]));
    expect(pages).toEqual([5, 4, 3, 2, 1]);
    const past = { sort: { column: 'figure', direction: 'ASC' }, page: 9, size: 2 } as const;
    expect(pageOfRows<List>(ROWS, 'id', past)).toEqual({ totalElements: 5, content: [] });
  });

  it('does not change the rows it was given', () => {
    const rows = [...ROWS];
    ids(rows, 'figure', 'DESC');
    expect(rows).toEqual(ROWS);
  });
});
