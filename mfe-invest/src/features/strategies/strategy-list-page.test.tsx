import { MESSAGES } from '@console/contract-core';
import { STRATEGY_MESSAGES, STRATEGY_TEXTS } from '@console/contract-invest';
import { cellsOf, consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategyRow } from '../../strategy-parts/testing/a-strategy.ts';
import { StrategyListPage } from './strategy-list-page.tsx';

const inConsole = consoleOn(client);
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const running = aStrategyRow();
const stopped = aStrategyRow({
  strategyId: 8,
  strategyName: '自选组合',
  strategyType: 2,
  status: 0,
  earningRate: -0.031,
  endTime: '2026-10-09 09:12:44',
  createdUser: null,
});
const unposted = aStrategyRow({
  strategyId: 9,
  strategyName: '新发',
  earningRate: null,
  assets: null,
  reportDate: null,
  statisDays: 0,
});
const content = [running, stopped, unposted];
const answers: Answers = {
  'invest.strategyList': () => ({ totalElements: content.length, content }),
  'invest.styleOptions': () => [{ styleId: 12, styleName: '质量成长' }],
  'invest.stopStrategy': () => true,
  'invest.deleteStrategy': () => true,
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, ...place }: Opening = {}): Told =>
  inConsole(<StrategyListPage />, {
    address: '/investment/strategy',
    authorities: EDITOR,
    ...place,
    answers: { ...answers, ...more },
  });
const lists = ({ inputs }: Told) => inputs('invest.strategyList');

/** Chooses from the menu behind the caret of a strategy's row. */
async function choose(name: string, command: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `${name} 的更多操作` }));
  await userEvent.click(await screen.findByText(command));
}
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');

describe('the list of strategies', () => {
  it('asks for ten, the newest first, and shows every column', async () => {
    const opened = open();
    // The first cell is the one to tick.
    expect((await cellsOf('稳进质优')).slice(1, 12)).toEqual([
      '稳进质优',
      '+18.26',
      '494',
      '118,264,310.42',
      '100,000,000.00',
      '系统策略',
      '运行中',
      '质量成长',
      '—',
      '2024-11-07 16:10',
      '陈思远',
    ]);
    expect(lists(opened)).toEqual([{ sort: 'createdTime,DESC', page: 0, size: 10 }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('投资策略');
  });

  it('shows a stopped user strategy with its end, and dashes before the first day', async () => {
    open();
    const cells = await cellsOf('自选组合');
    expect([cells[2], cells[6], cells[7], cells[9], cells[11]]).toEqual([
      '−3.10',
      '用户策略',
      '已停止',
      '2026-10-09 09:12',
      '—',
    ]);
    expect((await cellsOf('新发')).slice(2, 5)).toEqual(['—', '0', '—']);
  });

  it('links to the detail, to a copy and to a new one', async () => {
    const { visited } = open();
    await userEvent.click(await screen.findByRole('link', { name: '自选组合' }));
    const row = screen.getByText('自选组合').closest('tr') as HTMLElement;
    await userEvent.click(within(row).getByRole('link', { name: '复制' }));
    await userEvent.click(screen.getByRole('button', { name: '新增' }));
    expect(visited).toEqual([
      '/investment/strategy/strategydetail?strategyId=8&strategyType=2&from=strategy',
      '/investment/strategy/addstrategy?copyOf=8',
      '/investment/strategy/addstrategy',
    ]);
  });

  it('offers users who may only look nothing but the detail', async () => {
    open({ authorities: ['tzgl_view'] });
    expect(await screen.findAllByRole('link', { name: '详情' })).toHaveLength(3);
    expect(screen.queryByRole('link', { name: '复制' })).toBeNull();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
  });

  it('is searched by name and by what is its reader’s own', async () => {
    const opened = open();
    await userEvent.click(await screen.findByLabelText('仅我的'));
    await userEvent.type(screen.getByLabelText('策略名称'), '稳{Enter}');
    await waitFor(() => expect(lists(opened).at(-1)).toMatchObject({ search: '稳', mine: '1', page: 0 }));
    expect(opened.address()).toBe('/investment/strategy?search=%E7%A8%B3&mine=1');
  });

  it('takes its conditions from the address', async () => {
    const opened = open({ address: '/investment/strategy?strategyType=3&status=0&styleId=12' });
    await screen.findByText('稳进质优');
    expect(lists(opened)[0]).toMatchObject({ strategyType: '3', status: '0', styleId: 12 });
  });

  it('without any says what strategies are and leads to a new one', async () => {
    open({ more: { 'invest.strategyList': () => ({ totalElements: 0, content: [] }) } });
    expect(await screen.findByText('还没有投资策略')).toBeTruthy();
    expect(screen.getByRole('link', { name: '新增投资策略' })).toBeTruthy();
  });
});

describe('comparing strategies', () => {
  it('opens those that are ticked side by side, also for users who may only look', async () => {
    const { visited } = open({ authorities: ['tzgl_view'] });
    await screen.findByText('稳进质优');
    expect(screen.queryByRole('button', { name: /对比/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /策略 稳进质优/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /策略 自选组合/ }));
    await userEvent.click(screen.getByRole('button', { name: '对比 2 个' }));
    expect(visited).toEqual(['/investment/pcomparison?ids=7,8']);
  });

  it('is of six at most: no other can be ticked', async () => {
    const rows = Array.from({ length: 7 }, (_, at) =>
      aStrategyRow({ strategyId: at + 1, strategyName: `组合${at + 1}` }),
    );
    open({ more: { 'invest.strategyList': () => ({ totalElements: 7, content: rows }) } });
    await screen.findByText('组合7');
    for (const { strategyName } of rows.slice(0, 6))
      await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`策略 ${strategyName}`) }));
    const last = screen.getByRole('checkbox', { name: /策略 组合7/ });
    expect(last.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: '对比 6 个' })).toBeTruthy();
  });
});

describe('stopping a strategy', () => {
  it('asks in the words of the specification, then reports that it is done', async () => {
    const opened = open();
    await choose('稳进质优', '停止');
    const asked = await dialog();
    expect(asked.textContent).toContain(STRATEGY_TEXTS.stop);
    const before = lists(opened).length;
    await userEvent.click(within(asked).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.inputs('invest.stopStrategy')).toEqual([{ id: 7 }]);
    await waitFor(() => expect(lists(opened).length).toBeGreaterThan(before));
  });

  it('is not offered for one that is stopped', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '自选组合 的更多操作' }));
    expect(await screen.findByText('删除')).toBeTruthy();
    expect(screen.queryByText('停止')).toBeNull();
  });

  it('that is refused stays open with its cause', async () => {
    const refused = refusal(STRATEGY_MESSAGES.stopped);
    const opened = open({ more: { 'invest.stopStrategy': () => refused } });
    await choose('稳进质优', '停止');
    await userEvent.click(within(await dialog()).getByRole('button', { name: '确定' }));
    expect((await screen.findByRole('alert')).textContent).toContain(refused.message);
    expect(opened.said).toEqual([]);
  });
});

describe('deleting a strategy', () => {
  it('is refused while it runs, with the reason', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: '稳进质优 的更多操作' }));
    const item = (await screen.findByText('删除')).closest('[role="menuitem"]');
    expect(item?.getAttribute('aria-disabled')).toBe('true');
    expect(opened.inputs('invest.deleteStrategy')).toEqual([]);
  });

  it('asks first, then reports that it is done', async () => {
    const opened = open();
    await choose('自选组合', '删除');
    const asked = await dialog();
    expect(asked.textContent).toContain(STRATEGY_TEXTS.delete);
    await userEvent.click(within(asked).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.inputs('invest.deleteStrategy')).toEqual([{ id: 8 }]);
  });

  it.each([refusal(STRATEGY_MESSAGES.running), refusal(MESSAGES.notFound)])(
    'that the server refuses stays open with its cause',
    async (refused) => {
      open({ more: { 'invest.deleteStrategy': () => refused } });
      await choose('自选组合', '删除');
      const asked = await dialog();
      await userEvent.click(within(asked).getByRole('button', { name: '确定' }));
      expect((await within(asked).findByRole('alert')).textContent).toContain(refused.message);
    },
  );
});
