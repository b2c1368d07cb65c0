import type { industryTables } from '@console/contract-industry';
import type { RowOf } from '@console/contract-core';
import { isRanked } from './figure-coverage.ts';
import { pageOfRows } from './page-of-rows.ts';

type List = typeof industryTables.industryList;
type Row = RowOf<List>;

const covered = (corpNum: number): Row['coverage'] => {
  const of = { corpNum, memberNum: 10, capitalShare: null };
  return { totalCapital: of, pe: of, pb: of, ps: of, industryOperatingRevenue: of, industryNp: of };
};
const row = (industryId: number, more: Partial<Row> = {}): Row => ({
  industryId,
  industryName: `${industryId}`,
  industryCode: `${industryId}`,
  industryLevel: 1,
  parentId: null,
  userId: null,
  username: null,
  totalCapital: null,
  pe: null,
  pb: null,
  ps: null,
  industryOperatingRevenue: null,
  industryNp: null,
  corpCount: 0,
  peCorpNum: 0,
  peCapitalShare: null,
  coverage: covered(10),
  corpUpdatedTime: null,
  version: 1,
  ...more,
});
const ids = (
  rows: readonly Row[],
  column: Extract<keyof Row, string>,
  direction: 'ASC' | 'DESC',
  [page, size]: readonly [number, number] = [0, 50],
): readonly number[] =>
  pageOfRows<List>(rows, 'industryId', { sort: { column, direction }, page, size }).content.map(
    ({ industryId }) => industryId,
  );

describe('a page of rows in memory', () => {
  const ROWS = [row(1, { pe: 3 }), row(2), row(3, { pe: -1 }), row(4, { pe: 3 }), row(5)];

  it('has missing values last either way, and ties by the key in the direction of the sort', () => {
    expect(ids(ROWS, 'pe', 'ASC')).toEqual([3, 1, 4, 2, 5]);
    expect(ids(ROWS, 'pe', 'DESC')).toEqual([4, 1, 3, 5, 2]);
  });

  it('has thin figures after the others either way, before the missing ones, where only ranked ones have a place', () => {
    const rows = [...ROWS, row(6, { pe: 9, coverage: covered(7) }), row(7, { coverage: covered(7) })];
    const order = (direction: 'ASC' | 'DESC', column: 'pe' | 'industryId' = 'pe') =>
      pageOfRows<List>(
        rows,
        'industryId',
        { sort: { column, direction }, page: 0, size: 9 },
        isRanked,
      ).content.map(({ industryId }) => industryId);
    expect(order('DESC')).toEqual([4, 1, 3, 6, 7, 5, 2]);
    expect(order('ASC')).toEqual([3, 1, 4, 6, 2, 5, 7]);
    expect(order('ASC', 'industryId')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('compares texts by code points, and numbers by value', () => {
    const rows = [row(9, { username: '周' }), row(10, { username: 'b' }), row(11, { username: 'B' })];
    expect(ids(rows, 'username', 'ASC')).toEqual([11, 10, 9]);
    expect(ids(rows, 'industryId', 'ASC')).toEqual([9, 10, 11]);
    expect(ids(rows, 'industryName', 'ASC')).toEqual([10, 11, 9]);
  });

  it('has every row once over its pages, nothing past the end, and counts them all', () => {
    const pages = [0, 1, 2].flatMap((page) => ids(ROWS, 'corpCount', 'DESC', [page, 2]));
    expect(pages).toEqual([5, 4, 3, 2, 1]);
    const past = { sort: { column: 'pe', direction: 'ASC' }, page: 9, size: 2 } as const;
    expect(pageOfRows<List>(ROWS, 'industryId', past)).toEqual({ totalElements: 5, content: [] });
  });

  it('does not change the rows it was given', () => {
    const rows = [...ROWS];
    ids(rows, 'pe', 'DESC');
    expect(rows).toEqual(ROWS);
  });
});
