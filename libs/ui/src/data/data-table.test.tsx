import type { Page, RowOf } from '@console/contract-core';
import { createStore, PlatformProvider, type Client, type Platform } from '@console/platform';
import { samplePage } from '@console/platform/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { cellsOf } from '../testing/cells-of.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DataTable } from './data-table.tsx';
import { sampleTable } from './sample-table.ts';
import { meanOf, totalOf, type TableSummary } from './summary-of.ts';
import { useTableUrlState } from './state/use-table-url-state.ts';

type Row = RowOf<typeof sampleTable>;
type Input = Record<string, unknown>;

const ROWS: readonly Row[] = [
  { id: 1, name: '华岚精工', capital: 114_900_500_000, change: -0.0184, day: '2026-11-18 10:42:11' },
  { id: 2, name: '沧源锂能', capital: null, change: 0.0253, day: null },
];

interface SampleProps {
  readonly client: Client;
  readonly summary?: TableSummary<Row> | undefined;
}

function Sample({ client, summary }: SampleProps): ReactElement {
  const state = useTableUrlState(sampleTable);
  return (
    <DataTable
      client={client}
      spec={sampleTable}
      state={state}
      cells={{ name: { draw: (row) => <a href={`/detail?row=${row.id}`}>{row.name}</a> } }}
      rowActions={{ width: 60, draw: (row) => <button type="button">详情{row.id}</button> }}
      summary={summary}
    />
  );
}

/** Opens the table on a service that answers with `answer`, and records its calls. */
function open(
  answer: (input: Input) => Page<Row> | Error,
  url = '/list',
  summary?: TableSummary<Row>,
): { asked: Input[] } {
  window.history.replaceState(null, '', url);
  const asked: Input[] = [];
  const call = (_: unknown, input: Input): Promise<unknown> => {
    asked.push(input);
    const result = answer(input);
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const platform = {
    session: { userId: 1, username: 'analyst', realName: '', tenantId: '000000', authorities: [] },
    can: () => true,
    navigate: () => undefined,
    page: samplePage(),
    theme: createStore('light'),
    window: createStore(null),
    queryClient,
  } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Sample client={{ service: 'company', call } as unknown as Client} summary={summary} />
        </UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  return { asked };
}

const page = (total = 2): Page<Row> => ({ totalElements: total, content: ROWS, asOf: '2026-11-20' });

// jsdom has no layout: antd asks for breakpoints and sizes that never arrive.
beforeAll(() => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
  const styleOf = window.getComputedStyle;
  window.getComputedStyle = (element) => styleOf(element);
  Object.assign(globalThis, { MessageChannel: SoonChannel });
  window.ResizeObserver = class {
    observe = noop;
    unobserve = noop;
    disconnect = noop;
  };
});

const noop = (): undefined => undefined;
/** What antd's select puts off its notices with. */
class SoonChannel {
  readonly port1: { onmessage: (() => void) | null } = { onmessage: null };
  readonly port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

describe('DataTable', () => {
  test('draws figures scaled by their unit, signs on changes, a dash for nothing', async () => {
    open(() => page());
    expect(await cellsOf('华岚精工')).toEqual([
      '华岚精工',
      '1,149.01',
      '\u22121.84',
      '2026-11-18 10:42',
      '详情1',
    ]);
    expect(await cellsOf('沧源锂能')).toEqual(['沧源锂能', '—', '+2.53', '—', '详情2']);
  });

  test('shows on hover why a figure is missing, where the server says so, and what a column is', async () => {
    const row = { ...ROWS[0], change: null, changeWhy: 'nearZeroBase' } as Row;
    open(() => ({ ...page(1), content: [row] }));
    expect((await screen.findByTitle('基数接近零')).textContent).toBe('—');
    expect(screen.getByTitle('收盘价 ÷ 昨收 − 1').textContent).toContain('涨跌幅');
  });

  test('sets units into the header, without brackets', async () => {
    open(() => page());
    await screen.findByText('华岚精工');
    expect(screen.getByRole('columnheader', { name: /总市值/ }).textContent).toBe('总市值亿元');
  });

  test('shows how many rows there are and how they are sorted', async () => {
    open(() => page(5312));
    expect(await screen.findByText('共 5,312 家，按时间降序')).toBeDefined();
    expect(screen.getByText('第 1–10 条，共 5,312 条')).toBeDefined();
  });

  test('requests the first page in the default order', async () => {
    const { asked } = open(() => page());
    await screen.findByText('华岚精工');
    expect(asked).toEqual([{ sort: 'day,DESC', page: 0, size: 10 }]);
  });

  test('sorts on the server by a click on a header, and marks that column alone', async () => {
    const { asked } = open(() => page(40), '/list?page=3');
    await screen.findByText('华岚精工');
    await userEvent.click(screen.getByRole('button', { name: /总市值/ }));
    expect(asked.at(-1)).toEqual({ sort: 'capital,DESC', page: 0, size: 10 });
    expect(window.location.search).toBe('?sort=capital%2CDESC');
    const sorted = screen
      .getAllByRole('columnheader')
      .filter((head) => head.getAttribute('aria-sort') === 'descending');
    expect(sorted.map((head) => head.textContent)).toEqual(['总市值亿元']);
  });

  test('turns pages on the server and in the address', async () => {
    const { asked } = open(() => page(40));
    await screen.findByText('华岚精工');
    await userEvent.click(screen.getByTitle('3'));
    expect(asked.at(-1)).toEqual({ sort: 'day,DESC', page: 2, size: 10 });
    // A link leads to the same rows on a screen where another number fits.
    expect(window.location.search).toBe('?page=3&size=10');
    await userEvent.click(screen.getByTitle('1'));
    expect(window.location.search).toBe('');
  });

  test('has as many rows as fit the screen, at least ten, unless its reader chose a number', async () => {
    const { asked } = open(() => page(400));
    await screen.findByText('华岚精工');
    expect(screen.getByText('适应屏幕')).toBeDefined();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '每页条数' }));
    await userEvent.click(await screen.findByText('50 条/页'));
    expect(asked.at(-1)).toEqual({ sort: 'day,DESC', page: 0, size: 50 });
    expect(window.location.search).toBe('?size=50');
  });

  test('keeps the chosen number of rows for the next visit, on the table it was chosen for', async () => {
    window.localStorage.setItem(`rows:${sampleTable.id}:000000:analyst`, '50');
    const { asked } = open(() => page(400));
    await screen.findByText('华岚精工');
    expect(asked).toEqual([{ sort: 'day,DESC', page: 0, size: 50 }]);
    expect(window.location.search).toBe('');
  });

  test('shows the rows that the address names, whatever was chosen', async () => {
    window.localStorage.setItem(`rows:${sampleTable.id}:000000:analyst`, '50');
    const { asked } = open(() => page(400), '/list?page=2&size=23');
    await screen.findByText('华岚精工');
    expect(asked).toEqual([{ sort: 'day,DESC', page: 1, size: 23 }]);
  });

  test('shows a failure with its cause and request id, and loads again by 重试', async () => {
    let broken = true;
    const fault = Object.assign(new Error('服务暂不可用'), { requestId: '7c1e-40b2' });
    open(() => (broken ? fault : page()));
    expect((await screen.findByRole('alert')).textContent).toContain('服务暂不可用，请求编号 7c1e-40b2');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('华岚精工')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('distinguishes a filter without matches from a table without rows', async () => {
    const { asked } = open(() => ({ totalElements: 0, content: [], asOf: null }), '/list?kind=a');
    expect(await screen.findByText('没有符合条件的记录')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '清除全部条件' }));
    expect(await screen.findByText('暂无数据')).toBeDefined();
    expect(asked.at(-1)).not.toHaveProperty('kind');
  });

  test('hides a column by the reader’s choice and remembers it for that user', async () => {
    open(() => page());
    await screen.findByText('华岚精工');
    await userEvent.click(screen.getByRole('button', { name: '列设置' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '涨跌幅' }));
    expect(await cellsOf('华岚精工')).toEqual(['华岚精工', '1,149.01', '2026-11-18 10:42', '详情1']);
    expect(window.localStorage.getItem('columns:sample.list:000000:analyst')).toContain(
      '"hidden":["change"]',
    );
  });
});

describe('a page without rows', () => {
  it('of a table that has some leads to the last page', async () => {
    const { asked } = open(
      ({ page }) => ({ totalElements: 12, content: page === 1 ? [...ROWS] : [] }),
      '/list?page=5&size=10',
    );
    await screen.findByText('华岚精工');
    expect(asked.map(({ page }) => page)).toEqual([4, 1]);
  });

  it('whose rows were deleted leads to the previous page, though the count still includes them', async () => {
    const { asked } = open(
      ({ page }) => ({ totalElements: 11, content: page === 0 ? [...ROWS] : [] }),
      '/list?page=2&size=10',
    );
    await screen.findByText('华岚精工');
    expect(asked.map(({ page }) => page)).toEqual([1, 0]);
  });

  it('stays when the table has no rows at all', async () => {
    const { asked } = open(() => ({ totalElements: 0, content: [] }), '/list?page=3');
    await screen.findByText('暂无数据');
    expect(asked.map(({ page }) => page)).toEqual([2]);
  });
});

describe('the foot of a table', () => {
  const ADDITIVE = totalOf<Row>('capital');

  it('totals the additive columns in their unit, with a dash for the others', async () => {
    const more = { ...ROWS[0], id: 3, name: '远川', capital: 100_000_000 } as Row;
    open(() => ({ ...page(3), content: [...ROWS, more] }), '/list', ADDITIVE);
    expect(await cellsOf('合计')).toEqual(['合计', '1,150.01', '—', '—', '']);
  });

  it('says that it covers the page where there are more', async () => {
    open(() => page(40), '/list', ADDITIVE);
    expect(await cellsOf('本页合计')).toEqual(['本页合计', '1,149.01', '—', '—', '']);
  });

  it('signs and colours a mean as the column is', async () => {
    open(() => page(), '/list', meanOf<Row>('change'));
    expect(await cellsOf('均值')).toEqual(['均值', '—', '+0.35', '—', '']);
  });

  it('follows the reader’s choice of columns', async () => {
    window.localStorage.setItem(
      'columns:sample.list:000000:analyst',
      JSON.stringify({ order: [], hidden: ['capital'], pinned: [] }),
    );
    open(() => page(), '/list', ADDITIVE);
    expect(await cellsOf('合计')).toEqual(['合计', '—', '—', '']);
  });

  it('is absent without rows, and by default', async () => {
    open(() => ({ totalElements: 0, content: [], asOf: null }), '/list', ADDITIVE);
    await screen.findByText('暂无数据');
    expect(screen.queryByText('合计')).toBeNull();
    open(() => page());
    await screen.findByText('华岚精工');
    expect(screen.queryByText('合计')).toBeNull();
  });
});
