import type { Notice } from '@console/contract-access';
import { noticeAddresses } from '@console/contract-access/addresses';
import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { UiProvider } from '@console/ui';
import { jest } from '@jest/globals';
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Bell } from './bell.tsx';
import { noticesClient } from './use-unread-notices.ts';

// Answers are drawn within the act() call that brought them.
notifyManager.setScheduler(queueMicrotask);

const notice = (id: number, over: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'system',
  title: `第 ${id} 条`,
  text: null,
  link: null,
  read: 0,
  createdAt: '2026-11-20 10:00:00',
  ...over,
});

let newest: readonly Notice[];
let said: string[];
let went: string[];
let readWith: unknown[];
let listAsked: number;
let queryClient: QueryClient;

beforeEach(() => {
  newest = [notice(2), notice(1, { read: 1 })];
  [said, went, readWith] = [[], [], []];
  listAsked = 0;
  window.history.replaceState(null, '', '/');
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
  jest.spyOn(noticesClient, 'call').mockImplementation((async ({ id }: { id: string }, input: unknown) => {
    if (id !== noticeAddresses.readNotices.id)
      return { count: newest.filter(({ read }) => read === 0).length, newest };
    readWith.push(input);
    newest = newest.map((each) => ({ ...each, read: 1 }));
    return 1;
  }) as unknown as typeof noticesClient.call);
});
afterEach(() => jest.restoreAllMocks());

/** A page that is open and lists notices too. */
function NoticeList(): ReactElement {
  useQuery({
    queryKey: ['access', 'access.notices', {}],
    queryFn: () => {
      listAsked += 1;
      return listAsked;
    },
  });
  return <button type="button">别处</button>;
}

async function show(): Promise<void> {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const platform = {
    theme: createStore('light'),
    navigate: (to: string) => void went.push(to),
    notify: {
      info: (text: string) => void said.push(text),
      error: (text: unknown) => void said.push(String(text)),
    },
    can: () => true,
  } as unknown as Platform;
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <Bell />
          <NoticeList />
        </UiProvider>
      </QueryClientProvider>
    </PlatformProvider>,
  );
  await screen.findByRole('button', { name: /未读/ });
}
/** Resolves once all pending work is done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const bell = (): HTMLElement => screen.getByRole('button', { name: /^通知/ });
const openBell = async (): Promise<void> => {
  await userEvent.click(bell());
  await screen.findByRole('dialog', { name: '通知' });
};
const come = (...more: readonly Notice[]): Promise<void> => {
  newest = [...more, ...newest];
  return act(async () => {
    await queryClient.refetchQueries({ queryKey: ['access'] });
    await settled();
  });
};

describe('the bell', () => {
  it('counts what is unread', async () => {
    await show();
    expect(bell().getAttribute('aria-label')).toBe('通知，1 条未读');
    await come(notice(3));
    expect(bell().getAttribute('aria-label')).toBe('通知，2 条未读');
  });

  it('closes by Esc with the focus back on it, and by a press elsewhere', async () => {
    await show();
    await openBell();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
    await openBell();
    await userEvent.click(screen.getByRole('button', { name: '别处' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the page of a notice, marks it read and reloads every list of notices', async () => {
    newest = [notice(2, { link: '/profile' })];
    await show();
    await openBell();
    const before = listAsked;
    await userEvent.click(screen.getByRole('link', { name: /第 2 条/ }));
    expect([went, readWith]).toEqual([['/profile'], [{ ids: [2] }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(settled);
    expect(bell().getAttribute('aria-label')).toBe('通知');
    expect(listAsked).toBe(before + 1);
  });
});

it('an answer that cannot be shown costs the bell alone', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await show();
  jest.spyOn(noticesClient, 'call').mockResolvedValue({ count: 1, newest: 7 } as never);
  await act(async () => {
    await queryClient.refetchQueries({ queryKey: ['access'] });
    await settled();
  });
  expect(screen.queryByRole('button', { name: /^通知/ })).toBeNull();
  expect(screen.getByRole('button', { name: '别处' })).toBeTruthy();
  silent.mockRestore();
});

describe('a notice that comes while its user looks', () => {
  it('is announced once, also while the list is open, and earlier ones are not', async () => {
    await show();
    await openBell();
    await come(notice(4, { title: '密码已修改' }), notice(3, { read: 1 }));
    await come();
    expect(said).toEqual(['密码已修改']);
  });

  it('is left to the page that follows the job itself', async () => {
    const job = { kind: 'job', link: '/operations/tasks?service=platform&job=a' } as const;
    await show();
    await come(notice(3, job));
    expect(said).toEqual(['第 3 条']);
    window.history.replaceState(null, '', '/Operations/Tasks?tab=all');
    await come(notice(5, { link: '/operations/tasks' }), notice(4, job));
    expect(said).toEqual(['第 3 条', '第 5 条']);
  });
});
