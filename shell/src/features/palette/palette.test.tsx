import type { FoundCompany } from '@console/contract-core';
import { createStore, PlatformProvider, type Platform } from '@console/platform';
import { jest } from '@jest/globals';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pressEscape, standInDialogs } from '../../core/controls/testing/dialogs.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import Palette from './palette.tsx';
import type { PaletteSources } from './use-sections.ts';

// Answers are drawn within the act() call that brought them.
notifyManager.setScheduler(queueMicrotask);

const company = (corpId: number, shortName: string): FoundCompany => ({
  corpId,
  shortName,
  stockCode: `68892${corpId}`,
  exchange: 'SH',
  pinyinInitials: 'hljg',
  industryNames: null,
  close: null,
  changeRate: null,
});
const DETAIL = '/investment/datacorpecology/selectData/commonDetail?row=';
const GROUPS = [
  { title: '数据库', entries: [{ path: '/list', title: '公司数据库', needs: 'x', icon: 'x', order: 1 }] },
] as unknown as PaletteSources['groups'];

/** Resolvers of the service's pending answers, by the text that was searched for. */
let pending: Map<string, (companies: readonly FoundCompany[] | Error) => void>;
let went: string[];
let closed: number;
let actions: jest.Mocked<PaletteSources['actions']>;

beforeEach(() => {
  standInDialogs();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  AbortSignal.timeout ??= () => new AbortController().signal;
  AbortSignal.any ??= ([signal]) => signal ?? new AbortController().signal;
  localStorage.clear();
  pending = new Map();
  went = [];
  closed = 0;
  actions = { switchTheme: jest.fn(), switchUpColour: jest.fn(), lock: jest.fn() };
  Object.assign(globalThis, {
    fetch: (url: string) =>
      new Promise((resolve, reject) => {
        const keyword = new URL(url, 'https://console.test').searchParams.get('keyword') ?? '';
        pending.set(keyword, (result) => {
          if (result instanceof Error) return reject(result);
          const body = { success: true, appCode: 'S0000', appMesg: '', result };
          resolve({ ok: true, status: 200, headers: { get: () => null }, json: async () => body });
        });
      }),
  });
});

function open(): void {
  const tabs = { get: () => ({ tabs: [], active: 'home' }) } as unknown as PageTabs;
  const platform = {
    session: { userId: 1 },
    can: () => true,
    navigate: (to: string) => void went.push(to),
    window: createStore(null),
  } as unknown as Platform;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  render(
    <PlatformProvider value={platform}>
      <QueryClientProvider client={queryClient}>
        <Palette tabs={tabs} groups={GROUPS} actions={actions} onClose={() => void (closed += 1)} />
      </QueryClientProvider>
    </PlatformProvider>,
  );
}

const field = (): HTMLElement => screen.getByRole('combobox');
const type = (text: string): Promise<void> => userEvent.type(field(), text);
const answer = (keyword: string, result: readonly FoundCompany[] | Error): Promise<void> =>
  act(async () => {
    pending.get(keyword)?.(result);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const group = (name: string): HTMLElement => screen.getByRole('group', { name });
const chosen = (): string | null => screen.queryByRole('option', { selected: true })?.textContent ?? null;

describe('the palette', () => {
  it('offers pages and actions before anything is typed, and finds by a word', async () => {
    open();
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
      '页面',
      '操作',
    ]);
    expect(chosen()).toBe('首页');
    await type('锁屏');
    await answer('锁屏', []);
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual(['操作']);
    await userEvent.keyboard('{Enter}');
    expect(actions.lock).toHaveBeenCalledTimes(1);
    expect(closed).toBe(1);
  });

  it('puts companies first, and the arrows move over all groups and wrap around', async () => {
    open();
    await type('公司');
    await answer('公司', [company(1, '华岚公司')]);
    expect(chosen()).toContain('华岚公司');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('公司数据库');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toContain('华岚公司');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(went).toEqual(['/list']);
  });

  it('closes by Esc and by a press beside it', async () => {
    open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await act(async () => pressEscape(dialog));
    expect(closed).toBe(1);
    dialog.showModal();
    await userEvent.click(field());
    expect(closed).toBe(1);
    await act(async () => dialog.click());
    expect(closed).toBe(2);
  });

  it('says when a text finds nothing, and when the search failed', async () => {
    open();
    await type('q');
    expect(screen.getByText('正在搜索')).toBeTruthy();
    await answer('q', []);
    expect(screen.getByText('没有匹配的公司、页面或操作')).toBeTruthy();
    await type('z');
    await answer('qz', new Error('away'));
    expect(screen.getByText(/^公司没有搜到：/)).toBeTruthy();
  });
});

describe('Enter before the answer', () => {
  it('waits for it, and opens what was typed', async () => {
    open();
    await type('hl{Enter}');
    expect([went, closed]).toEqual([[], 0]);
    await answer('hl', [company(3, '华岚精工')]);
    expect(went).toEqual([expect.stringContaining(`${DETAIL}3`)]);
  });

  it('opens nothing of an earlier text, whose hits are still shown', async () => {
    open();
    await type('h');
    await answer('h', [company(1, '海澜之家')]);
    await type('l{ArrowDown}{Enter}');
    expect(within(group('公司')).getByRole('option', { name: /海澜之家/ })).toHaveProperty('disabled', true);
    await userEvent.click(within(group('公司')).getByRole('option'));
    expect(went).toEqual([]);
    await answer('hl', [company(3, '华岚精工')]);
    expect(went).toEqual([expect.stringContaining(`${DETAIL}3`)]);
  });

  it('is forgotten when the text changes', async () => {
    open();
    await type('h{Enter}');
    await type('l');
    await answer('h', [company(1, '海澜之家')]);
    await answer('hl', [company(3, '华岚精工')]);
    expect([went, closed]).toEqual([[], 0]);
  });

  it('opens at once the row the reader has moved to', async () => {
    open();
    await type('公');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toEqual(['/list']);
  });
});

it('an answer that comes late does not move what the reader has chosen', async () => {
  open();
  await type('公');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('公司数据库');
  await answer('公', [company(1, '华岚公司')]);
  expect(chosen()).toContain('公司数据库');
});
