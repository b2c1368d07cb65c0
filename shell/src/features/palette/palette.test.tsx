import type { FoundCompany } from '@console/contract-core';
import { createStore, PlatformProvider, type CanNeed, type Platform } from '@console/platform';
import { replaceClipboard } from '@console/ui/testing';
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
/** The answers of the other services, by their name, and the services that were asked. */
let others: Record<string, readonly unknown[] | Error>;
let asked: string[];
let allowed: (need: CanNeed) => boolean;
let copied: readonly string[];
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
  others = {};
  asked = [];
  allowed = () => true;
  copied = replaceClipboard();
  went = [];
  closed = 0;
  actions = { switchTheme: jest.fn(), switchUpColour: jest.fn(), lock: jest.fn() };
  Object.assign(globalThis, {
    fetch: (url: string) =>
      new Promise((resolve, reject) => {
        const { pathname, searchParams } = new URL(url, 'https://console.test');
        const finish = (result: readonly unknown[] | Error): void => {
          if (result instanceof Error) return reject(result);
          const body = { success: true, appCode: 'S0000', appMesg: '', result };
          resolve({ ok: true, status: 200, headers: { get: () => null }, json: async () => body });
        };
        const service = pathname.split('/')[2] ?? '';
        asked.push(service);
        if (service === 'company') pending.set(searchParams.get('keyword') ?? '', finish);
        else finish(others[service] ?? []);
      }),
  });
});

function open(): void {
  const tabs = { get: () => ({ tabs: [], active: 'home' }) } as unknown as PageTabs;
  const platform = {
    session: { userId: 1 },
    can: (need: CanNeed) => allowed(need),
    notify: { success: () => undefined, error: () => undefined },
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
    expect(screen.getByText('没有匹配的公司、行业、页面或操作')).toBeTruthy();
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

describe('what else the palette finds', () => {
  const options = (name: string): string[] =>
    within(group(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent ?? '');

  it('is a view of a company, by its name or its initials, which Enter opens', async () => {
    open();
    await type('688921 cwbb');
    await answer('688921', [company(1, '华岚精工')]);
    expect(options('公司页签')).toEqual(
      ['财务数据', '利润表', '资产负债表', '现金流量表'].map((title) => `${title}华岚精工 688921.SH`),
    );
    expect(options('公司')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(went).toEqual([expect.stringMatching(/[?&]row=1&.*&tab=financial&sub=income$/)]);
  });

  it('is no view that its user may not open', async () => {
    allowed = (need) => need !== 'gssjk_gn_view_financial';
    open();
    await type('688921 cwbb');
    await answer('688921', [company(1, '华岚精工')]);
    expect(screen.queryByRole('group', { name: '公司页签' })).toBeNull();
  });

  it('are industries, factors, runs, styles and strategies, each with its page', async () => {
    const detail = { industryCode: 'JQR', type: 'etf', parentNames: '机械设备' };
    others = {
      industry: [{ industryId: 7, industryName: '机器人', ...detail }],
      invest: [
        { kind: 'factor', id: 3, name: '机器人热度', detail: null },
        { kind: 'run', id: 5, name: '机器人热度', detail: 'v2 · 全部A股 · 2026-07-02' },
        { kind: 'style', id: 9, name: '机器人', detail: null },
        { kind: 'strategy', id: 11, name: '机器人', detail: '系统策略 · 机器人' },
      ],
    };
    open();
    await type('机器');
    await answer('机器', []);
    expect(screen.getAllByRole('group').map((each) => each.getAttribute('aria-label'))).toEqual([
      ...['行业', '因子', '回测', '投资风格', '投资策略'],
    ]);
    expect(options('行业')).toEqual(['机器人JQR · ETF · 机械设备']);
    expect(options('回测')).toEqual(['机器人热度v2 · 全部A股 · 2026-07-02']);
    for (const name of ['行业', '因子', '回测', '投资风格', '投资策略'])
      await userEvent.click(within(group(name)).getByRole('option'));
    expect(went).toEqual([
      expect.stringMatching(/industryCommonDetail\?row=7&.*type=etf$/),
      '/divisor/detail?formId=3',
      '/divisor/backtest/result?associationId=5',
      '/investment/istyle/detail?styleId=9',
      '/investment/strategy/strategydetail?strategyId=11&from=strategy',
    ]);
  });

  it('is asked only of services that its user may ask', async () => {
    allowed = (need) => need === 'gssjk_gn';
    open();
    await type('q');
    await answer('q', []);
    expect(new Set(asked)).toEqual(new Set(['company']));
  });

  it('is shown although another service failed, with the name of what could not be searched', async () => {
    others = { industry: new Error('away') };
    open();
    await type('q');
    await answer('q', [company(1, '华岚精工')]);
    expect(options('公司')).toHaveLength(1);
    expect(await screen.findByText(/^行业没有搜到：/)).toBeTruthy();
  });
});

describe('an answer that cannot be shown', () => {
  it('costs the palette alone, which is closed or tried again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open();
    await type('h');
    await answer('h', [null as unknown as FoundCompany]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('搜索结果没有显示');
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }));
    expect(group('页面')).toBeTruthy();
    await type('hl');
    await answer('hl', [company(1, '华岚精工')]);
    expect(chosen()).toContain('华岚精工');
    await type('k');
    await answer('hlk', [null as unknown as FoundCompany]);
    await act(async () => pressEscape(screen.getByRole<HTMLDialogElement>('dialog')));
    expect(closed).toBe(1);
    jest.restoreAllMocks();
  });
});

describe('Tab on a found company', () => {
  const opened = async (): Promise<void> => {
    open();
    await type('hl');
    await answer('hl', [company(1, '华岚精工')]);
    await userEvent.keyboard('{Tab}');
  };

  it('lists its views and actions, of which a text finds some', async () => {
    await opened();
    expect(field().getAttribute('aria-label')).toBe('华岚精工 的操作');
    expect(chosen()).toContain('基本信息');
    await type('gdjg{Enter}');
    expect(went).toEqual([expect.stringContaining('&tab=market&sub=shareholders')]);
  });

  it('copies its code', async () => {
    await opened();
    await type('复制代码{Enter}');
    expect([copied, closed]).toEqual([['688921.SH'], 1]);
  });

  it('is left by Esc, and by Backspace in an empty field, back to what was typed', async () => {
    await opened();
    await userEvent.keyboard('{Backspace}');
    expect(field()).toHaveProperty('value', 'hl');
    expect(chosen()).toContain('华岚精工');
    await userEvent.keyboard('{Tab}{Escape}');
    expect(field()).toHaveProperty('value', 'hl');
    expect(closed).toBe(0);
  });

  it('does nothing on what has no actions', async () => {
    open();
    await userEvent.keyboard('{Tab}');
    expect(field()).toHaveProperty('value', '');
    expect(group('页面')).toBeTruthy();
  });
});
