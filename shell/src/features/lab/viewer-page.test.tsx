import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ViewerPage from './viewer-page.tsx';

const SITE = 'https://docs.example.com';
const at = (path: string): string => `/viewer?${new URLSearchParams({ src: SITE + path })}`;

beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
  const body = { success: true, appCode: 'S0000', appMesg: '', result: [SITE] };
  Object.assign(globalThis, {
    fetch: async () => ({ ok: true, status: 200, headers: { get: () => null }, json: async () => body }),
  });
});

it('the address field follows the page that is shown, and keeps what is typed over it until then', async () => {
  const address = createStore(at('/a'));
  const page = {
    address,
    shown: createStore(true),
    replaceSearch: (search: string) => address.set(`/viewer?${search}`),
  };
  render(
    <PlatformProvider value={{ theme: createStore('light'), page, can: () => true } as unknown as Platform}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })}>
        <UiProvider>
          <ViewerPage />
        </UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  await screen.findByTitle(`内嵌网页 ${SITE}/a`);
  const field = screen.getByLabelText<HTMLInputElement>('网址');
  await userEvent.type(field, 'b');
  expect(field.value).toBe(`${SITE}/ab`);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByTitle(`内嵌网页 ${SITE}/ab`)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  act(() => address.set(at('/c')));
  expect(field.value).toBe(`${SITE}/c`);
});
