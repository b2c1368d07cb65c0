import { compareValues, formatSort, parseSort } from './sort.ts';

const SORTABLE = ['typeTime', 'totalCapital', 'pe', 'high52w'] as const;
const parsed = (text: string) => parseSort(text, SORTABLE);

describe('parseSort', () => {
  it.each([
    ['typeTime,DESC', 'typeTime', 'DESC'],
    ['typeTime,ASC', 'typeTime', 'ASC'],
    ['typeTime', 'typeTime', 'ASC'],
    ['type_time,desc', 'typeTime', 'DESC'],
    ['c.type_time,DESC', 'typeTime', 'DESC'],
    ['c.typeTime,asc', 'typeTime', 'ASC'],
    ['c.total_capital', 'totalCapital', 'ASC'],
    ['high_52w,DESC', 'high52w', 'DESC'],
    [' pe , Desc ', 'pe', 'DESC'],
  ] as const)('reads %j', (text, column, direction) => {
    expect(parsed(text)).toEqual({ column, direction });
  });

  it.each([
    '',
    ',',
    ',DESC',
    'close,DESC',
    'typetime,DESC',
    'TypeTime,DESC',
    'c.c.typeTime,DESC',
    'q.typeTime,DESC',
    'typeTime,DOWN',
    'typeTime,',
    'typeTime,ASC,pe',
    'typeTime DESC',
    '__proto__,ASC',
    'constructor,ASC',
    'toString',
  ])('refuses %j', (text) => {
    expect(parsed(text)).toBeNull();
  });

  it.each([
    'typeTime,DESC; DROP TABLE company',
    "typeTime' OR 1=1 --,ASC",
    'typeTime--,ASC',
    '(SELECT 1),ASC',
    'typeTime,ASC/**/',
    'IF(1=1,pe,typeTime)',
    'c.type_time`,DESC',
    'pe\u0000,ASC',
    'pe\n,ASC\n--',
  ])('refuses the injection %j', (text) => {
    expect(parsed(text)).toBeNull();
  });

  it('returns the whitelisted key itself, never the caller’s text', () => {
    const keys = ['pe'] as const;
    expect(parseSort('c.pe,desc', keys)?.column).toBe(keys[0]);
    expect(parseSort('pe', [])).toBeNull();
  });

  it('reads back what formatSort writes', () => {
    for (const column of SORTABLE)
      for (const direction of ['ASC', 'DESC'] as const)
        expect(parsed(formatSort({ column, direction }))).toEqual({ column, direction });
  });
});

describe('the order of a column', () => {
  const order = (values: readonly unknown[], direction: 'ASC' | 'DESC'): readonly unknown[] =>
    [...values].sort((one, other) => compareValues(one, other, direction));

  it('has numbers by value and missing ones last either way', () => {
    expect(order([10, null, 9, -1, null], 'ASC')).toEqual([-1, 9, 10, null, null]);
    expect(order([10, null, 9, -1, null], 'DESC')).toEqual([10, 9, -1, null, null]);
    expect(order([NaN, 2, 1], 'DESC')).toEqual([2, 1, NaN]);
  });

  it('has codes by code units, the empty one first, and Chinese texts by their pronunciation after them', () => {
    const texts = ['b', '证券', '行情', 'B', '10', '公司', '9', ''];
    expect(order(texts, 'ASC')).toEqual(['', '10', '9', 'B', 'b', '公司', '行情', '证券']);
    expect(order(['b', '周', null], 'DESC')).toEqual(['周', 'b', null]);
  });

  it.each([
    [null, null],
    [NaN, NaN],
    ['a', 'a'],
    [0, -0],
    [true, false],
  ])('keeps %p and %p as they are', (one, other) => {
    expect(compareValues(one, other, 'ASC')).toBe(0);
    expect(compareValues(one, other, 'DESC') === 0).toBe(true);
  });
});
