import { MESSAGES } from '@console/contract-core';
import { backtestParams } from '@console/contract-invest';
import { consoleOn, refusal, replaceClipboard, type Answers, type Told } from '@console/ui/testing';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { BacktestResultPage } from './backtest-result-page.tsx';
import { aReport } from '../testing/a-report.ts';
import { aRun, aRunCard, aRunning } from '../../../testing/a-run.ts';
import { savedFiles } from '../testing/saved-files.ts';

const inConsole = consoleOn(client);
const ADDRESS = '/divisor/backtest/result?associationId=12';
const answers: Answers = {
  'invest.backtestRun': () => aRunCard(),
  'invest.backtestResult': () => aReport(),
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({
  more = {},
  address = ADDRESS,
  authorities = ['yzgl_view', 'yzgl_edit'],
}: Opening = {}): Told =>
  inConsole(<BacktestResultPage />, { address, authorities, answers: { ...answers, ...more } });

/** The event stream of the run, driven by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource | undefined;
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor() {
    super();
    FakeSource.last = this;
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}
const say = (run: object): void =>
  act(() => {
    FakeSource.last?.dispatchEvent(new MessageEvent('run', { data: JSON.stringify(run) }));
  });

beforeEach(() => {
  FakeSource.last = undefined;
  Object.assign(globalThis, { EventSource: FakeSource });
});

describe('the tear sheet of a run', () => {
  it('has its figures, its charts, its card and the composition of its sample', async () => {
    const { titles } = open();
    expect(await screen.findByText('0.0437', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('质量动量合成');
    expect(titles.at(-1)).toBe('回测 12 质量动量合成');
    expect(await screen.findByRole('img', { name: /^质量动量合成 v6 回测 12 多空组合回撤/ })).toBeTruthy();
    const drawings = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label') ?? '');
    for (const title of [
      'Rank IC',
      '分组累计净值',
      '分组平均收益',
      'IC 衰减',
      '多空收益差',
      '换手率',
      '秩自相关',
      '覆盖',
    ])
      expect(drawings.some((label) => label.includes(` ${title}`))).toBe(true);
    expect(screen.getByText('40,000', { selector: '[data-strong="true"] dd' })).toBeTruthy();
    expect(screen.getByText('cafe 0001 0000')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('explains a figure when its name has the focus', async () => {
    open();
    const [name] = await screen.findAllByRole('button', { name: 'ICIR' });
    await userEvent.hover(name as HTMLElement);
    expect((await screen.findByRole('tooltip')).textContent).toContain('mean(IC) / std(IC)');
  });

  it('shows another horizon by its tab, which is in the address', async () => {
    const { address } = open();
    await userEvent.click(await screen.findByRole('tab', { name: '持有 5 日' }));
    expect(await screen.findByText('0.0087', { selector: 'dd' })).toBeTruthy();
    expect(address()).toBe(`${ADDRESS}&h=5`);
  });

  it('names the benchmark it was compared with', async () => {
    const params = backtestParams.parse({ benchmark: 'DM0002' });
    const { inputs } = open({
      more: {
        'invest.backtestRun': () => aRunCard({ params }),
        'invest.backtestOptions': () => ({
          firstDate: null,
          lastDate: null,
          industries: [],
          pools: [],
          benchmarks: [{ code: 'DM0002', name: '大盘指数' }],
        }),
      },
    });
    expect(await screen.findByText('大盘指数 DM0002')).toBeTruthy();
    expect(inputs('invest.backtestOptions')).toHaveLength(1);
  });

  it('shows that a p value is small, not that it is zero', async () => {
    const report = aReport();
    const tiny = Object.fromEntries(
      Object.entries(report.rankIcSummary).map(([key, summary]) => [key, { ...summary, p: 9e-83 }]),
    );
    open({ more: { 'invest.backtestResult': () => ({ ...report, rankIcSummary: tiny }) } });
    expect(await screen.findAllByText('<0.0001')).toHaveLength(2);
  });

  it('has the months of a coefficient as a table', async () => {
    open();
    const table = (await screen.findByRole('columnheader', { name: '全年' })).closest('table') as HTMLElement;
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['5.2', '−0.4', ...Array.from({ length: 10 }, () => ''), '2.4']);
    expect(within(table).getByText('5.2').getAttribute('title')).toBe('2026 年 1 月 0.0520');
  });

  it('lists the worst drawdowns, and those that have not recovered', async () => {
    open();
    const row = (await screen.findByText('未恢复')).closest('tr');
    expect(row?.textContent).toContain('−4.10%');
  });

  it('copies a digest whole', async () => {
    const copied = replaceClipboard();
    const { said } = open();
    await userEvent.click(await screen.findByRole('button', { name: '复制结果摘要' }));
    await waitFor(() => expect(said).toEqual(['已复制结果摘要']));
    expect(copied).toEqual(['cafe0001'.padEnd(64, '0')]);
  });

  it('is run again to be checked, and shows the outcome', async () => {
    const verdict = { of: 9, identical: false, firstDifference: 'rankIc.1[3]' };
    const { visited } = open({
      more: {
        'invest.backtestRun': () => aRunCard({ verdict }),
        'invest.repeatBacktest': () => ({ associationId: 15, jobId: 'x', state: 'queued' }),
      },
    });
    const line = await screen.findByText('不一致');
    expect(line.closest('p')?.textContent).toContain('首个差异：rankIc.1[3]');
    await userEvent.click(screen.getByRole('button', { name: '重新运行并核对' }));
    await waitFor(() => expect(visited).toEqual(['/divisor/backtest/result?associationId=15']));
  });

  it('links to its factor, to the comparison, and back to the list', async () => {
    const { visited } = open();
    await userEvent.click(await screen.findByRole('button', { name: '对比' }));
    await userEvent.click(screen.getByRole('link', { name: '因子详情' }));
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(visited).toEqual([
      ...['/divisor/backtest/compare?ids=12', '/divisor/detail?formId=3', '/divisor/backtest'],
    ]);
  });

  it('is saved as a workbook or as its daily series, and printed', async () => {
    const files = savedFiles();
    const print = jest.fn();
    Object.assign(window, { print });
    const { said } = open();
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('CSV 文件'));
    await waitFor(() => expect(said).toEqual(['已导出逐日序列']));
    expect(files[0]?.name).toBe('质量动量合成 v6 回测 12 逐日序列_2026-11-20.csv');
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('Excel 文件'));
    await waitFor(() => expect(said).toEqual(['已导出逐日序列', '已导出工作簿']));
    expect(files[1]?.name).toBe('质量动量合成 v6 回测 12_2026-11-20.xlsx');
    expect(files.every(({ bytes }) => bytes > 1000)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('that could not be loaded is loaded again; one that does not exist is reported', async () => {
    let tries = 0;
    open({
      more: { 'invest.backtestResult': () => ((tries += 1) === 1 ? refusal(MESSAGES.internal) : aReport()) },
    });
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('运行卡')).toBeTruthy();
  });

  it.each([ADDRESS, '/divisor/backtest/result'])('at %s is reported missing', async (address) => {
    open({ address, more: { 'invest.backtestRun': () => refusal(MESSAGES.notFound) } });
    expect(await screen.findByText('没有这次回测')).toBeTruthy();
  });
});

describe('a run that has not ended', () => {
  it('shows its progress as events come, and its tear sheet once it has ended', async () => {
    let ended = false;
    open({
      more: {
        'invest.backtestRun': () => (ended ? aRunCard() : aRunCard({ ...aRunning(), resultHash: null })),
      },
    });
    expect(await screen.findByText('62% 计算 IC')).toBeTruthy();
    say(aRunning({ progress: 0.8, step: '分组收益' }));
    expect(await screen.findByText('80% 分组收益')).toBeTruthy();
    ended = true;
    say(aRun());
    expect(await screen.findByText('0.0437', { selector: 'dd' })).toBeTruthy();
    expect(await screen.findByText('cafe 0001 0000')).toBeTruthy();
  });

  it('is loaded again and again when no events come', async () => {
    let state: 'running' | 'succeeded' = 'running';
    open({
      more: {
        'invest.backtestRun': () => (state === 'running' ? aRunCard({ ...aRunning() }) : aRunCard()),
      },
    });
    await screen.findByText('62% 计算 IC');
    state = 'succeeded';
    act(() => {
      FakeSource.last?.close();
      FakeSource.last?.onerror?.();
    });
    expect(await screen.findByText('0.0437', { selector: 'dd' })).toBeTruthy();
  });

  it('shows users who may no longer read it why it is not updated', async () => {
    open({ more: { 'invest.backtestRun': () => aRunCard({ ...aRunning() }) } });
    await screen.findByRole('button', { name: '取消' });
    const reason = { success: false, appCode: 'C0403', appMesg: '缺少权限 yzgl', result: false, status: 403 };
    act(() => {
      FakeSource.last?.dispatchEvent(new MessageEvent('refused', { data: JSON.stringify(reason) }));
    });
    expect(await screen.findByText('进度不再更新')).toBeTruthy();
    expect(screen.getByText('缺少权限 yzgl')).toBeTruthy();
  });

  it('is cancelled once that is confirmed', async () => {
    const opened = open({
      more: {
        'invest.backtestRun': () => aRunCard({ ...aRunning() }),
        'invest.cancelBacktest': () => ({ associationId: 12, jobId: 'x', state: 'running' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消回测' }));
    await waitFor(() => expect(opened.said).toEqual(['已请求取消']));
  });

  it('that failed says why, and is queued again', async () => {
    let failed = true;
    const opened = open({
      more: {
        'invest.backtestRun': () =>
          failed
            ? aRunCard({ state: 'failed', message: '内存不足', canRetry: true })
            : aRunCard({ ...aRunning({ state: 'queued', progress: 0, step: null }) }),
        'invest.retryBacktest': () => {
          failed = false;
          return { associationId: 12, jobId: 'x', state: 'queued' };
        },
      },
    });
    expect(await screen.findByText('内存不足')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('等待空闲的执行进程')).toBeTruthy();
    expect(opened.inputs('invest.backtestResult')).toEqual([]);
  });

  it('offers no action to users who may only look', async () => {
    open({
      authorities: ['yzgl_view'],
      more: { 'invest.backtestRun': () => aRunCard({ state: 'failed', message: '内存不足' }) },
    });
    await screen.findByText('内存不足');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.queryByText('复制参数')).toBeNull();
  });
});
