import { MESSAGES } from '@console/contract-core';
import { BACKTEST_MESSAGES } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { client } from '../../../client.ts';
import { BacktestListPage } from './backtest-list-page.tsx';
import { aRun, aRunning } from '../../../testing/a-run.ts';

const inConsole = consoleOn(client);
const EDITOR = ['yzgl_view', 'yzgl_edit'];
const FAILED = aRun({
  associationId: 10,
  factorName: '反转',
  state: 'failed',
  rankIcMean: null,
  canRetry: true,
  message: '内存不足',
});
const rows = [aRunning({ associationId: 13 }), aRun(), FAILED];
const answers: Answers = {
  'invest.backtestList': () => ({ totalElements: rows.length, content: rows }),
  'invest.factorTree': () => [
    { id: 1, title: '综合', children: [{ id: 3, name: '质量动量合成', factorIsSingle: 2, ref: 'f3@6' }] },
  ],
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, ...place }: Opening = {}): Told =>
  inConsole(<BacktestListPage />, {
    address: '/divisor/backtest',
    authorities: EDITOR,
    ...place,
    answers: { ...answers, ...more },
  });
const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name)).closest('tr') as HTMLElement;
const choose = async (id: number, command: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `回测 ${id} 的更多操作` }));
  await userEvent.click(await screen.findByText(command));
};

describe('the list of backtests', () => {
  it('shows state, progress with its step, coefficients to four decimals, and why one failed', async () => {
    open({ more: { 'invest.backtestList': () => ({ totalElements: 3, content: [...rows] }) } });
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('62% 计算 IC');
    expect(screen.getByText('0.0437')).toBeTruthy();
    expect((await rowOf('反转')).textContent).toContain('内存不足');
    expect(screen.getAllByText('运行中').length).toBeGreaterThan(0);
  });

  it('names each link after its target', async () => {
    const cancelled = aRun({ associationId: 9, factorName: '动量', state: 'cancelled' });
    open({ more: { 'invest.backtestList': () => ({ totalElements: 4, content: [...rows, cancelled] }) } });
    const links = await screen.findAllByRole('link', { name: /^查看/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['查看进度', '查看结果', '查看详情', '查看详情'],
    ]);
  });

  it('links to a run, and offers users who may only look nothing else', async () => {
    const { visited } = open({ authorities: ['yzgl_view'] });
    await userEvent.click((await screen.findAllByRole('link', { name: '查看结果' }))[0] as HTMLElement);
    expect(visited).toEqual(['/divisor/backtest/result?associationId=12']);
    expect(screen.queryByRole('button', { name: /更多操作/ })).toBeNull();
    expect(screen.queryByText('新建回测')).toBeNull();
  });

  it('loads again every two seconds while a run is under way, and not afterwards', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let content = [aRunning()];
      const opened = open({ more: { 'invest.backtestList': () => ({ totalElements: 1, content }) } });
      const asked = (): number => opened.inputs('invest.backtestList').length;
      await screen.findByRole('progressbar');
      const before = asked();
      content = [aRun()];
      await act(() => jest.advanceTimersByTimeAsync(2100));
      await waitFor(() => expect(asked()).toBe(before + 1));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(asked()).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is filtered to the user’s own', async () => {
    const opened = open();
    await userEvent.click(await screen.findByLabelText('仅我的'));
    await userEvent.type(screen.getByLabelText('因子名称'), '质量{Enter}');
    await waitFor(() =>
      expect(opened.inputs('invest.backtestList').at(-1)).toMatchObject({
        mine: '1',
        search: '质量',
        page: 0,
      }),
    );
  });

  it('without any says what a backtest does', async () => {
    open({ more: { 'invest.backtestList': () => ({ totalElements: 0, content: [] }) } });
    expect(await screen.findByText('还没有因子回测')).toBeTruthy();
  });

  it('that could not be loaded is loaded again', async () => {
    let tries = 0;
    open({
      more: {
        'invest.backtestList': () =>
          (tries += 1) === 1 ? refusal(MESSAGES.internal) : { totalElements: 1, content: [aRun()] },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('质量动量合成')).toBeTruthy();
  });
});

describe('an action on a run', () => {
  it('cancels only after asking', async () => {
    const opened = open({
      more: { 'invest.cancelBacktest': () => ({ associationId: 13, jobId: 'x', state: 'running' }) },
    });
    await choose(13, '取消');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('质量动量合成 v6 回测 13');
    expect(opened.inputs('invest.cancelBacktest')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '取消回测' }));
    await waitFor(() => expect(opened.said).toEqual(['已请求取消']));
    expect(opened.inputs('invest.cancelBacktest')).toEqual([{ associationId: 13 }]);
  });

  it('queues a failed run again', async () => {
    const opened = open({
      more: { 'invest.retryBacktest': () => ({ associationId: 10, jobId: 'x', state: 'queued' }) },
    });
    await choose(10, '重试');
    await waitFor(() => expect(opened.said).toEqual(['已重新提交']));
    expect(opened.inputs('invest.retryBacktest')).toEqual([{ associationId: 10 }]);
  });

  it('repeats a run to check it and leads to the new run, or shows a refusal', async () => {
    let refused = true;
    const gone = refusal(BACKTEST_MESSAGES.snapshotGone, { then: '41', now: '42' });
    const opened = open({
      more: {
        'invest.repeatBacktest': () => (refused ? gone : { associationId: 14, jobId: 'x', state: 'queued' }),
      },
    });
    await choose(12, '重新运行并核对');
    await waitFor(() => expect(opened.said).toEqual([gone.message]));
    expect(opened.visited).toEqual([]);
    refused = false;
    await choose(12, '重新运行并核对');
    await waitFor(() => expect(opened.visited).toEqual(['/divisor/backtest/result?associationId=14']));
    expect(opened.asked.filter(({ id }) => id === 'invest.repeatBacktest').every(({ key }) => key)).toBe(
      true,
    );
  });

  it('compares the ticked runs, which have succeeded', async () => {
    const { visited } = open();
    expect((await screen.findByLabelText<HTMLInputElement>('选择 回测 13')).disabled).toBe(true);
    await userEvent.click(screen.getByLabelText('选择 回测 12'));
    await userEvent.click(await screen.findByRole('button', { name: '对比 1 个' }));
    expect(visited).toEqual(['/divisor/backtest/compare?ids=12']);
  });

  it('copies a run by opening the form, which has an address of its own', async () => {
    const { address } = open({
      more: {
        'invest.backtestOptions': () => new Promise(() => undefined),
        'invest.backtestRun': () => new Promise(() => undefined),
      },
    });
    await choose(12, '复制参数');
    expect((await screen.findByRole('dialog')).textContent).toContain('复制自回测 12');
    expect(address()).toContain('from=12');
  });
});
