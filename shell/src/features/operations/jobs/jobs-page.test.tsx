import { MESSAGES, type JobConsoleRow } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { JOB_SERVICES } from './job-service.ts';
import JobsPage from './jobs-page.tsx';
import { aDetail, aJob, aQueue, aRunning, aWorker } from './testing/a-job.ts';

const [invest, platform, ai] = JOB_SERVICES;
const inConsole = consoleOn(invest.client, platform.client, ai.client);
const ANALYST = ['yzgl_view', 'yzgl_edit'];
const LOOKS_ON = [...ANALYST, 'rwgl_view'];
const PATH = '/operations/tasks';

const pageOf = (...content: readonly JobConsoleRow[]) => ({ totalElements: content.length, content });
const IMPORT = aJob({
  id: '22222222-2222-4222-8222-222222222222',
  name: 'data.import',
  title: '导入数据',
  subject: 'wind-20261120',
  page: null,
});
const answers: Answers = {
  'jobs.investList': () => pageOf(aRunning(), aJob({ id: '3', subject: '动量 v1 · 全市场' })),
  'jobs.platformList': () => pageOf(IMPORT),
  'jobs.investState': () => aQueue(),
  'jobs.platformState': () => aQueue(),
  'jobs.aiState': () => aQueue(),
};
interface Opening {
  readonly more?: Answers;
  readonly search?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, search = '', authorities = ANALYST }: Opening = {}): Told =>
  inConsole(<JobsPage />, { address: PATH + search, authorities, answers: { ...answers, ...more } });
const down = (): Error => refusal(MESSAGES.internal);
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('the user’s own jobs', () => {
  it('show progress and step, link to their page, and leave out what is for operators of the console', async () => {
    const opened = open();
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('62% 计算 IC');
    expect(screen.getByText('运行中')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('link', { name: '因子回测' })[0] as HTMLElement);
    expect(opened.visited).toEqual(['/divisor/backtest/result?associationId=12']);
    expect(opened.inputs('jobs.investList')[0]).toMatchObject({ scope: 'mine' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('队列面板')).toBeNull();
    expect(opened.inputs('jobs.platformList')).toEqual([]);
  });

  it('are shown whatever the address says', async () => {
    const opened = open({ search: '?tab=all&scope=all' });
    await screen.findByRole('progressbar');
    expect(opened.inputs('jobs.investList').every(({ scope }) => scope === 'mine')).toBe(true);
  });

  it('are those of another service after a click, with the filter of its kinds', async () => {
    const opened = open();
    await userEvent.click(await screen.findByText('数据导入'));
    await screen.findByText('wind-20261120');
    expect(opened.address()).toBe(`${PATH}?service=platform`);
    await userEvent.click(screen.getByRole('combobox', { name: '类型' }));
    await userEvent.click(await screen.findByText('撤销导入'));
    await press('查询');
    await waitFor(() =>
      expect(opened.inputs('jobs.platformList').at(-1)).toMatchObject({ name: 'data.undo' }),
    );
  });

  it('of a service that does not answer are replaced by a message, and those of the other are shown', async () => {
    open({ more: { 'jobs.investList': down } });
    expect(await screen.findByText('我的任务没有取到')).toBeTruthy();
    await userEvent.click(screen.getByText('数据导入'));
    expect(await screen.findByText('wind-20261120')).toBeTruthy();
  });

  it('are loaded every two seconds while one is under way, and not afterwards', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let shown = aRunning();
      const opened = open({ more: { 'jobs.investList': () => pageOf(shown) } });
      const asked = (): number => opened.inputs('jobs.investList').length;
      await screen.findByRole('progressbar');
      const before = asked();
      shown = aJob();
      await act(() => jest.advanceTimersByTimeAsync(2100));
      await waitFor(() => expect(asked()).toBe(before + 1));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await act(() => jest.advanceTimersByTimeAsync(10_000));
      expect(asked()).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('say where they would be listed when there are none', async () => {
    open({ more: { 'jobs.investList': () => pageOf() } });
    expect(await screen.findByText('您还没有投资研究的任务')).toBeTruthy();
  });
});

describe('an action on a job', () => {
  it('cancels only after asking; the job is then being cancelled', async () => {
    let job = aRunning();
    const opened = open({
      more: {
        'jobs.investList': () => pageOf(job),
        'jobs.investCancel': () => {
          job = aRunning({ cancelRequested: true, canCancel: false });
          return { id: job.id, state: 'running', cancelRequested: true };
        },
      },
    });
    await press('取消 因子回测 反转 v2 · 全市场');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('任务将尽快停止');
    expect(opened.inputs('jobs.investCancel')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '取消任务' }));
    await waitFor(() => expect(opened.said).toEqual(['已请求取消']));
    expect(opened.inputs('jobs.investCancel')).toEqual([{ id: job.id }]);
    expect(await screen.findByText('正在取消')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^取消 / })).toBeNull();
  });

  it('ends a waiting job at once, and names the owner of somebody else’s job', async () => {
    const waiting = aRunning({ state: 'queued', mine: false, progress: 0, step: null });
    const opened = open({
      more: {
        'jobs.investList': () => pageOf(waiting),
        'jobs.investCancel': () => ({ id: waiting.id, state: 'cancelled', cancelRequested: false }),
      },
    });
    await press('取消 因子回测 反转 v2 · 全市场');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('提交人 陈思远');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消任务' }));
    await waitFor(() => expect(opened.said).toEqual(['已取消']));
  });

  it('shows a refusal in the dialog', async () => {
    open({ more: { 'jobs.investCancel': down } });
    await press('取消 因子回测 反转 v2 · 全市场');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消任务' }));
    expect(await within(dialog).findByText(MESSAGES.internal.text)).toBeTruthy();
  });

  it('queues a failed job again', async () => {
    const failed = aJob({ state: 'failed', message: '内存不足', canRetry: true });
    const opened = open({
      more: {
        'jobs.investList': () => pageOf(failed),
        'jobs.investRetry': () => ({ id: failed.id, state: 'queued', cancelRequested: false }),
      },
    });
    expect(await screen.findByText('内存不足')).toBeTruthy();
    await press('重试 因子回测 反转 v2 · 全市场');
    await waitFor(() => expect(opened.said).toEqual(['已重新提交']));
    expect(opened.inputs('jobs.investRetry')).toEqual([{ id: failed.id }]);
  });
});

describe('the details of a job', () => {
  it('open by their address, with what it was given, who ran it and how long', async () => {
    const { id } = aJob();
    const opened = open({
      more: { 'jobs.investJob': () => aDetail({ result: { days: 5 }, summary: '1,171 个交易日' }) },
    });
    await press('因子回测 反转 v2 · 全市场 的详情');
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('1 分 35 秒')).toBeTruthy();
    expect(within(drawer).getByText('calc-1:4021')).toBeTruthy();
    for (const text of ['反转 v2 · 全市场', '1,171 个交易日'])
      expect(within(drawer).getByText(text)).toBeTruthy();
    const raw = (name: string) => within(drawer).getByRole<HTMLDetailsElement>('group', { name });
    expect(raw('原始参数').textContent).toContain('"associationId": 12');
    expect(raw('原始结果').textContent).toContain('"days": 5');
    expect([raw('原始参数').open, raw('原始结果').open]).toEqual([false, false]);
    expect(opened.inputs('jobs.investJob')[0]).toEqual({ id });
    expect(opened.address()).toBe(`${PATH}?job=${id}`);
    await userEvent.click(within(drawer).getByRole('link', { name: '打开这次因子回测' }));
    expect(opened.visited).toEqual(['/divisor/backtest/result?associationId=12']);
  });

  it('name a duration under a second, and show what remains of a job whose run was deleted', async () => {
    const gone = aDetail({ subject: '', page: null, seconds: 0, finishedAt: '2026-11-20 10:00:01' });
    open({
      more: { 'jobs.investList': () => pageOf(gone), 'jobs.investJob': () => gone },
      search: `?job=${gone.id}`,
    });
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByText('< 1 秒')).toBeTruthy();
    expect(within(drawer).getByText('对象').nextElementSibling?.textContent).toBe('—');
    expect(within(drawer).queryByRole('link')).toBeNull();
    const texts = [
      ...(screen.getByRole('row', { name: /陈思远/, hidden: true }) as HTMLTableRowElement).cells,
    ];
    expect(texts.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['—', '< 1']));
  });

  it('of an import list the outcome of each table, for users who import', async () => {
    const table = {
      table: 'news',
      title: '新闻舆情',
      outcome: 'failed',
      asOf: null,
      rows: 2,
      inserted: 0,
      updated: 0,
      deleted: 0,
      rejected: 1,
      seconds: 1,
      message: null,
      hasRejects: true,
    };
    const more: Answers = {
      'jobs.platformJob': () => ({
        ...aDetail(),
        ...IMPORT,
        summary: '导入记录 4，1 张表共 2 行',
        message: '1 张表未通过：新闻舆情',
      }),
      'data.job': () => ({ runId: 4, tables: [table] }),
    };
    const opened = open({ more, search: `?service=platform&job=${IMPORT.id}`, authorities: ['xtgl_data'] });
    const drawer = await screen.findByRole('dialog');
    expect(await within(drawer).findByRole('button', { name: '查看新闻舆情的拒绝行' })).toBeTruthy();
    for (const text of ['部分未通过', '1 张表未通过：新闻舆情', '导入记录 4，1 张表共 2 行'])
      expect(within(drawer).getByText(text)).toBeTruthy();
    expect(within(drawer).queryByRole('link', { name: /^前往/ })).toBeNull();
    await userEvent.click(within(drawer).getByRole('link', { name: '导入记录 4' }));
    expect(opened.visited).toEqual(['/operations/data?tab=runs&run=4']);
  });

  it('follow a job until it has ended', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let shown = aDetail(aRunning());
      open({
        more: { 'jobs.investList': () => pageOf(), 'jobs.investJob': () => shown },
        search: `?job=${shown.id}`,
      });
      expect(await screen.findByText('62% 计算 IC')).toBeTruthy();
      shown = aDetail();
      await act(() => jest.advanceTimersByTimeAsync(2100));
      expect(await screen.findByText('2026-11-20 10:01:36')).toBeTruthy();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('for users who import', () => {
  const IMPORTER = ['xtgl_data'];

  it('a running import shows its speed and the time it will still take', async () => {
    const running = aRunning({
      ...IMPORT,
      state: 'running',
      step: '正在导入 日行情',
      rowsPerSecond: 120_400,
      secondsLeft: 95,
      progress: 0.62,
      finishedAt: null,
      seconds: null,
    });
    open({ more: { 'jobs.platformList': () => pageOf(running) }, authorities: IMPORTER });
    expect(await screen.findByText('正在导入 日行情，120,400 行/秒，约剩 1 分 35 秒')).toBeTruthy();
  });

  it('the imports of all users are listed, and neither other jobs nor the queues', async () => {
    const opened = open({ authorities: IMPORTER });
    await userEvent.click(await screen.findByRole('tab', { name: '全部任务' }));
    await waitFor(() =>
      expect(opened.inputs('jobs.platformList').filter(({ scope }) => scope === 'all')).toHaveLength(1),
    );
    expect(opened.address()).toBe(`${PATH}?tab=all&service=platform`);
    expect(screen.queryByRole('radiogroup', { name: '服务' })).toBeNull();
    expect(screen.queryByRole('tab', { name: '队列与执行进程' })).toBeNull();
    expect(opened.inputs('jobs.investList')).toEqual([]);
  });

  it('the end of the user’s own import is announced with its outcome, whichever jobs are shown', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let shown: readonly JobConsoleRow[] = [IMPORT, { ...IMPORT, id: '4', state: 'running' }];
      const opened = open({
        more: { 'jobs.platformList': () => pageOf(...shown) },
        search: '?service=invest',
        authorities: [...ANALYST, ...IMPORTER],
      });
      await waitFor(() => expect(opened.inputs('jobs.platformList')).toEqual([{ scope: 'mine', size: 20 }]));
      shown = [IMPORT, { ...IMPORT, id: '4', message: '1 张表未通过：新闻舆情' }];
      await act(() => jest.advanceTimersByTimeAsync(2100));
      await waitFor(() =>
        expect(opened.said).toEqual(['导入数据 wind-20261120 已结束，1 张表未通过：新闻舆情']),
      );
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('for users who may see all', () => {
  it('the tenant’s jobs are listed, with who submitted them', async () => {
    const opened = open({ authorities: LOOKS_ON });
    await userEvent.click(await screen.findByRole('tab', { name: '全部任务' }));
    await waitFor(() => expect(opened.inputs('jobs.investList').at(-1)).toMatchObject({ scope: 'all' }));
    expect((await screen.findAllByText('陈思远')).length).toBeGreaterThan(0);
    expect(opened.address()).toBe(`${PATH}?tab=all&service=invest`);
    expect(screen.queryByText('队列面板')).toBeNull();
  });

  it('each queue shows its counts, its longest wait and its workers', async () => {
    const busy = aQueue({
      counts: { queued: 2, running: 1, succeeded: 0, failed: 3, cancelled: 0 },
      oldestWaiting: 95,
      done: 7,
      failed: 1,
      meanSeconds: 12.46,
      workers: [aWorker(), aWorker({ host: 'calc-2', secondsSinceSeen: 12, version: null })],
    });
    const opened = open({
      more: { 'jobs.investState': () => busy },
      search: '?tab=queues',
      authorities: LOOKS_ON,
    });
    const card = await screen.findByRole('region', { name: '投资研究' });
    expect(await within(card).findByText('1 分 35 秒')).toBeTruthy();
    expect(within(card).getByText('12.5 秒')).toBeTruthy();
    const lines = within(card)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...(row as HTMLTableRowElement).cells].map((cell) => cell.textContent?.trim()));
    expect(lines).toEqual([
      ['calc-1:4021', '0.1.0', '1 × 4', '0', '1.25 / 8', '3.2 秒前'],
      ['calc-2:4021', '—', '1 × 4', '0', '1.25 / 8', '可能失联 12.0 秒前'],
    ]);
    await userEvent.click(within(card).getByRole('link', { name: '3' }));
    expect(opened.visited).toEqual([`${PATH}?tab=all&service=invest&all-state=failed`]);
  });

  it('a service that does not answer does not hide the other’s queue, and one without workers says so', async () => {
    open({
      more: { 'jobs.investState': down, 'jobs.platformState': () => aQueue({ workers: [] }) },
      search: '?tab=queues',
      authorities: LOOKS_ON,
    });
    expect(await screen.findByText('投资研究的队列没有取到')).toBeTruthy();
    expect(await screen.findByText(/^没有存活的执行进程，新提交的任务会排队等待/)).toBeTruthy();
  });

  it('the board is for users who manage jobs', async () => {
    open({ authorities: [...LOOKS_ON, 'rwgl_edit'] });
    const link = await screen.findByRole('link', { name: '队列面板' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/api/jobs/board/', '_blank']);
  });
});
