import { z } from 'zod';
import { integer, number, required, text } from '../columns/index.ts';
import { call, table } from './entry.ts';
import { day, exchange, id, oneOrMore, searchText } from '../values/field.ts';
import { MAX_PAGE, MAX_PAGE_SIZE } from './page-limits.ts';
import { sortableKeys } from './sortable-keys.ts';

const draft = {
  id: 'test.list',
  title: '列表',
  path: '/api/test/list',
  services: ['company'],
  needs: 'gssjk',
  key: 'id',
  defaultSort: 'pe,DESC',
  filter: z.object({
    search: searchText(),
    exchange: exchange().optional(),
    from: day().optional(),
    codes: oneOrMore(z.string().max(8), 3),
  }),
  columns: { name: text('名称'), pe: number('PE'), id: required(integer('编号')) },
} as const;
const list = table(draft);
const reads = (input: unknown) => list.input.safeParse(input);

describe('a table', () => {
  it('is a GET of twenty rows a page by default', () => {
    expect([list.kind, list.method, list.defaultSize]).toEqual(['table', 'GET', 20]);
    expect(reads({}).data).toEqual({ page: 0, size: 20 });
    expect(table({ ...draft, method: 'POST', defaultSize: 10 }).input.parse({})).toEqual({
      page: 0,
      size: 10,
    });
  });

  it('can be sorted by its sortable columns alone', () => {
    expect(sortableKeys(list)).toEqual(['pe', 'id']);
  });

  it('reads numbers from the text of a query', () => {
    expect(reads({ page: '3', size: '200', sort: 'pe,ASC' }).data).toEqual({
      page: 3,
      size: 200,
      sort: 'pe,ASC',
    });
    expect(reads({ page: MAX_PAGE, size: MAX_PAGE_SIZE }).success).toBe(true);
  });

  it.each([
    { page: -1 },
    { page: '-1' },
    { page: Number.NaN },
    { page: 'NaN' },
    { page: 'Infinity' },
    { page: 1e9 },
    { page: '1e9' },
    { page: MAX_PAGE + 1 },
    { page: 0.5 },
    { page: 'x' },
    { page: '' },
    { page: '0x1' },
    { page: true },
    { page: ['1'] },
    { page: {} },
    { page: ['1', '2'] },
    { size: 0 },
    { size: -10 },
    { size: 201 },
    { size: '201' },
    { size: 1.5 },
    { size: '1e1' },
    { size: [10] },
    { size: 'all' },
    { sort: 'x'.repeat(65) },
    { sort: ['pe', 'id'] },
    { sort: {} },
  ])('refuses the paging %j', (input) => {
    expect(reads(input).success).toBe(false);
  });

  it.each<Readonly<Record<string, unknown>>>([
    { tenantId: '100001' },
    { filter: 'x' },
    { constructor: 'x' },
    { exchange: 'NYSE' },
    { exchange: ['SH', 'SZ'] },
    { search: 'x'.repeat(41) },
    { search: { $ne: '' } },
    { from: '2026-02-30' },
    { from: '2026-7-2' },
    { from: '2026-07-02T00:00:00' },
    { codes: ['1', '2', '3', '4'] },
    { codes: [{ a: 1 }] },
    { codes: { 0: 'x' } },
  ])('refuses the filter %j', (input) => {
    expect(reads(input).success).toBe(false);
  });

  it('refuses __proto__ as a key of its own', () => {
    expect(reads(JSON.parse('{"__proto__":{"page":1}}')).success).toBe(false);
  });

  it('takes one value or several where several are allowed', () => {
    expect(reads({ codes: '801780' }).data).toMatchObject({ codes: ['801780'] });
    expect(reads({ codes: ['801780', '801120'] }).data).toMatchObject({ codes: ['801780', '801120'] });
    expect(reads({ codes: [] }).data).toMatchObject({ codes: [] });
  });

  it('trims the searched text, and takes blanks for no search', () => {
    expect(reads({ search: ' 茅台 ' }).data).toMatchObject({ search: '茅台' });
    expect(reads({ search: '   ' }).data).toEqual({ page: 0, size: 20 });
    expect(reads({ search: '' }).data).toEqual({ page: 0, size: 20 });
  });

  it('answers pages of its rows', () => {
    const page = { totalElements: 1, content: [{ id: 1, name: '甲', pe: null }] };
    expect(list.output.safeParse(page).success).toBe(true);
    expect(list.output.safeParse({ ...page, asOf: null }).success).toBe(true);
    expect(list.output.safeParse({ ...page, totalElements: -1 }).success).toBe(false);
    expect(list.output.safeParse({ ...page, content: [{ id: '1', name: '甲', pe: null }] }).success).toBe(
      false,
    );
  });
});

describe('an id', () => {
  it.each([1, '1', '0017', Number.MAX_SAFE_INTEGER])('is %j', (value) => {
    expect(id().safeParse(value).data).toBe(Number(value));
  });

  it.each([
    0,
    -1,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '',
    '0',
    'x',
    '1;2',
    '0x10',
    '1e3',
    '1.0',
    '-1',
    ' 1',
    '１',
    '9007199254740993',
    true,
    [7],
    ['7'],
    null,
    undefined,
    [],
    {},
  ])('is not %j', (value) => {
    expect(id().safeParse(value).success).toBe(false);
  });
});

describe('a call', () => {
  it('keeps its declaration', () => {
    const entry = call({
      id: 'test.call',
      title: '调用',
      method: 'POST',
      path: '/api/test/call',
      services: ['company', 'industry'],
      needs: 'public',
      input: z.strictObject({}),
      output: z.null(),
      inWindow: true,
    });
    expect(entry).toMatchObject({
      kind: 'call',
      method: 'POST',
      inWindow: true,
      services: ['company', 'industry'],
    });
    expect(entry.input.safeParse({ extra: 1 }).success).toBe(false);
  });
});
