import { PlatformProvider, type Platform } from '@console/platform';
import { samplePage } from '@console/platform/testing';
import { act, render, renderHook, screen } from '@testing-library/react';
import { Activity, type ReactElement, type ReactNode } from 'react';
import { sampleTable } from '../sample-table.ts';
import { useTableUrlState, type TableUrlState } from './use-table-url-state.ts';

type State = TableUrlState<typeof sampleTable>;

function open(url: string, username = 'analyst'): { readonly current: State; leave(): void } {
  window.history.replaceState({ idx: 7 }, '', url);
  const page = samplePage();
  const platform = { page, session: { tenantId: '000000', username } } as unknown as Platform;
  const wrapper = ({ children }: { readonly children: ReactNode }): ReactElement => (
    <PlatformProvider value={platform}>{children}</PlatformProvider>
  );
  const { result, unmount } = renderHook(() => useTableUrlState(sampleTable), { wrapper });
  return {
    get current() {
      return result.current;
    },
    leave: unmount,
  };
}

function Shown(): ReactElement {
  return <p>{JSON.stringify(useTableUrlState(sampleTable).filter)}</p>;
}
/** Always the same element, so that showing it does not render it again. */
const SHOWN = <Shown />;

const search = (): string => window.location.search;
const stepped = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true })),
  );
const back = (): Promise<void> => {
  window.history.back();
  return stepped();
};

beforeEach(() => window.sessionStorage.clear());

describe('useTableUrlState', () => {
  test('reads filter and page from the address', () => {
    const state = open('/list?search=hl&page=3');
    expect(state.current.filter).toEqual({ search: 'hl' });
    expect(state.current.page).toBe(2);
  });

  test('writes a new filter into the address and goes to the first page', () => {
    const state = open('/list?page=3');
    act(() => state.current.setFilter({ kind: 'a' }));
    expect(search()).toBe('?kind=a');
    expect(state.current.page).toBe(0);
  });

  test('keeps the history entry’s own state, which belongs to the router', () => {
    const state = open('/list');
    act(() => state.current.setSort('capital,DESC'));
    expect(window.history.state).toEqual({ idx: 7 });
  });

  test('fills an address without state with what the session last showed', () => {
    const first = open('/list?search=hl&sort=capital,ASC');
    first.leave();
    const second = open('/list');
    expect(second.current.filter).toEqual({ search: 'hl' });
    expect(second.current.sort).toBe('capital,ASC');
    expect(new URLSearchParams(search()).get('search')).toBe('hl');
  });

  test('is led by the browser’s Back to the former filter, also to none', async () => {
    const state = open('/list');
    act(() => state.current.setFilter({ search: 'hl' }));
    act(() => state.current.setFilter({ search: 'hl', kind: 'a' }));
    act(() => state.current.setPage(2, 20));
    await back();
    expect(state.current.filter).toEqual({ search: 'hl' });
    await back();
    expect([state.current.filter, search()]).toEqual([{}, '']);
  });

  test('does not fill an address without state with the session once it is shown', async () => {
    open('/list?search=hl').leave();
    const state = open('/list');
    act(() => state.current.reset());
    await back();
    expect(state.current.filter).toEqual({ search: 'hl' });
    window.history.forward();
    await stepped();
    expect([state.current.filter, search()]).toEqual([{}, '']);
  });

  test('prefers an address with state to the session', () => {
    open('/list?search=hl').leave();
    expect(open('/list?kind=b').current.filter).toEqual({ kind: 'b' });
  });

  test('does not restore one page’s search on another page', () => {
    open('/list?search=hl').leave();
    expect(open('/overseas').current.filter).toEqual({});
  });

  test('does not restore one user’s search for the next', () => {
    open('/list?search=hl', 'analyst').leave();
    expect(open('/list', 'viewer').current.filter).toEqual({});
  });

  test('clears the address and the session by reset', () => {
    const state = open('/list?search=hl&page=2');
    act(() => state.current.reset());
    expect(search()).toBe('');
    expect(state.current.filter).toEqual({});
    state.leave();
    expect(open('/list').current.filter).toEqual({});
  });

  test('follows the browser’s own steps back', () => {
    const state = open('/list?page=2');
    act(() => {
      window.history.replaceState(null, '', '/list?page=5');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(state.current.page).toBe(4);
  });

  test('neither reads nor writes the address of the next page', () => {
    const state = open('/list?search=hl');
    act(() => {
      window.history.pushState(null, '', '/detail?search=other');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(state.current.filter).toEqual({ search: 'hl' });
    act(() => state.current.setFilter({ search: 'late' }));
    expect(search()).toBe('?search=other');
  });

  test('uses the address under which its page is shown again, not the one it had before', async () => {
    window.history.replaceState(null, '', '/list?search=hl');
    const page = samplePage();
    const platform = { page, session: { tenantId: '000000', username: 'analyst' } } as unknown as Platform;
    const pages = (mode: 'visible' | 'hidden'): ReactElement => (
      <PlatformProvider value={platform}>
        <Activity mode={mode}>{SHOWN}</Activity>
      </PlatformProvider>
    );
    const { rerender } = render(pages('visible'));
    await act(async () => rerender(pages('hidden')));
    await act(async () => {
      window.history.pushState(null, '', '/list?search=600519.SH');
      window.dispatchEvent(new PopStateEvent('popstate'));
      rerender(pages('visible'));
    });
    expect(search()).toBe('?search=600519.SH');
    expect(screen.getByText('{"search":"600519.SH"}')).toBeDefined();
  });
});
