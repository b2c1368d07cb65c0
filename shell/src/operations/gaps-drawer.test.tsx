import { jest } from '@jest/globals';
import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { samplePage } from '@console/platform/testing';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { client } from './data-client.ts';
import { GapsDrawer } from './gaps-drawer.tsx';
import type { MartTableRow } from './table-cells.tsx';

const row = { table: 'daily_bar', title: '日行情' } as MartTableRow;
const platform = {
  page: samplePage(),
  session: { tenantId: '000000', username: 'someone' },
  theme: createStore('light'),
  window: createStore(null),
} as unknown as Platform;
const gap = { day: '2026-07-02', present: 1, expected: 2, missing: 1 };

beforeAll(() => {
  // What antd measures with, which jsdom lacks.
  window.matchMedia = (media) =>
    ({ media, matches: false, addListener: () => undefined, removeListener: () => undefined }) as never;
  const styleOf = window.getComputedStyle;
  window.getComputedStyle = (element) => styleOf(element);
  window.ResizeObserver = class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

test('the gaps of a table begin at their first page, whatever page of another table was looked at', async () => {
  window.history.replaceState(null, '', '/operations/data?gap-page=3');
  const call = jest.spyOn(client, 'call').mockImplementation((async (
    _: unknown,
    { page }: { page: number },
  ) => ({
    totalElements: 1,
    content: page === 0 ? [gap] : [],
  })) as unknown as typeof client.call);
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })}>
        <UiProvider>
          <GapsDrawer row={row} onClose={() => undefined} />
        </UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  expect(await screen.findByText('2026-07-02')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(1);
});
