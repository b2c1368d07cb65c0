import { splitAddress } from '@console/contract-core';
import { createStore, PlatformProvider, WhileShown, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { act, render, screen } from '@testing-library/react';
import { aModule } from '../../core/modules/module-sample.ts';
import { routeView, type RouteView } from '../../core/modules/route-view.ts';
import { RecentPanel } from './recent-panel.tsx';
import { storeVisit } from '../../core/visits/recent-visits.ts';
import { SearchPanel } from './search-panel.tsx';

const MODULES = [aModule({ name: 'company', routes: [{ path: '/detail', title: '公司详情', needs: 'x' }] })];

const viewOf = (address: string): RouteView =>
  routeView({ own: [], modules: MODULES }, () => true, splitAddress(address).path);

let shown: ReturnType<typeof createStore<boolean>>;

beforeEach(() => {
  localStorage.clear();
  shown = createStore(true);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
});

function open(): void {
  const platform = {
    session: { userId: 1 },
    can: () => true,
    navigate: () => undefined,
    theme: createStore('light'),
    window: createStore(null),
    page: { shown },
  } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <UiProvider>
        <WhileShown>
          <RecentPanel viewOf={viewOf} />
          <SearchPanel onSearch={() => undefined} />
        </WhileShown>
      </UiProvider>
    </PlatformProvider>,
  );
}
const look = (title: string, userId = 1): void =>
  storeVisit(userId, { path: `/detail?row=${title}`, title, page: '公司详情', at: 0 });
const named = (): (string | null)[] => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('the home page, mounted through many visits,', () => {
  it('lists a company that was visited since it was opened, in both its panels', async () => {
    look('海澜之家');
    open();
    await act(async () => shown.set(false));
    look('华岚精工');
    await act(async () => shown.set(true));
    expect(named()).toEqual(['华岚精工', '海澜之家', '华岚精工', '海澜之家']);
  });

  it('shows a visit that is recorded while it is shown, of its own user alone', () => {
    open();
    act(() => look('华岚精工'));
    act(() => look('海澜之家', 2));
    expect(named()).toEqual(['华岚精工', '华岚精工']);
  });
});
