import { sampleTable } from '../sample-table.ts';
import { hasTableState, readTableState, writeTableState, type TableState } from './table-state.ts';

const read = (search: string, prefix = ''): TableState<typeof sampleTable> =>
  readTableState(sampleTable, new URLSearchParams(search), prefix);

describe('a table’s state in the address', () => {
  test('comes back from an address exactly as it was written', () => {
    const state: TableState<typeof sampleTable> = {
      filter: { search: '机器 & 人', codes: ['640701', '640702'], kind: 'b', from: '2026-01-05' },
      sort: 'capital,ASC',
      page: 3,
      size: 50,
    };
    const written = writeTableState(sampleTable, state, new URLSearchParams());
    expect(read(written.toString())).toEqual(state);
  });

  test('writes nothing to the address for defaults', () => {
    const state = read('');
    expect(state).toEqual({ filter: {}, sort: 'day,DESC', page: 0, size: null });
    expect(writeTableState(sampleTable, state, new URLSearchParams()).toString()).toBe('');
  });

  test('shows the page from one', () => {
    const written = writeTableState(sampleTable, { ...read(''), page: 1 }, new URLSearchParams());
    expect(written.toString()).toBe('page=2');
  });

  test('reads one of several values as a list of one', () => {
    expect(read('codes=640701').filter).toEqual({ codes: ['640701'] });
  });

  test.each([
    ['an unknown kind', 'kind=z'],
    ['a day that does not exist', 'from=2026-02-30'],
    ['a sort by an unknown column', 'sort=secret,DESC'],
    ['a page below one', 'page=0'],
    ['a size beyond the limit', 'size=100000'],
    ['a page that is no number', 'page=1e3'],
    ['a key that is not the table’s', 'admin=1'],
  ])('ignores %s', (_, search) => {
    expect(read(search)).toEqual(read(''));
  });

  test('leaves other keys of the address unchanged', () => {
    const given = new URLSearchParams('tab=2&page=4');
    expect(writeTableState(sampleTable, read(''), given).toString()).toBe('tab=2');
  });

  test('distinguishes two tables of one page by their prefix', () => {
    const given = new URLSearchParams('a.page=2&b.page=5');
    expect(readTableState(sampleTable, given, 'a.').page).toBe(1);
    expect(readTableState(sampleTable, given, 'b.').page).toBe(4);
    expect(hasTableState(sampleTable, given)).toBe(false);
    expect(hasTableState(sampleTable, given, 'b.')).toBe(true);
  });
});
