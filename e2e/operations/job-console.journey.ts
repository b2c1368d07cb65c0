import type { JobQueueState } from '@console/contract-core';
import { platformJobEntries } from '@console/contract-data';
import { investJobEntries } from '@console/contract-invest';
import type { Locator, Page } from 'playwright-core';
import {
  anyBenchmark,
  endedRun,
  keptRun,
  submitRun,
  succeededRun,
  withRunsHeld,
} from '../support/invest/backtest-runs.ts';
import { ADMIN, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import { ownFactors, type MadeFactor } from '../support/invest/own-factors.ts';
import type { Person } from '../support/people/people.ts';
import { shownFacts } from '../support/screens/shown-facts.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();
const factors = ownFactors();

const PATH = '/operations/tasks';

/** A user of this file alone, because only so many runs of one user may wait. */
let keeper: Person;
let session: HttpSession;
let factor: MadeFactor;
beforeAll(async () => {
  keeper = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
  session = await httpSignIn(keeper);
  factor = await factors.made('cs_rank(-pct_change(后复权收盘价, 20)) * 0.6 + cs_rank(总市值) * 0.4');
});

interface KeptJob {
  readonly id: string;
  readonly state: string;
  readonly worker: string | null;
  readonly attempts: number;
}

/** The job of a run in the database. */
async function keptJob(run: number): Promise<KeptJob> {
  const [job] = await rows<KeptJob>('SELECT id, state, worker, attempts FROM {invest}.job WHERE id = ?', [
    (await keptRun(run)).jobId,
  ]);
  if (!job) throw new Error(`run ${run} has no job`);
  return job;
}

const lineOf = (page: Page, list: string, { id }: KeptJob): Locator =>
  page.getByRole('region', { name: list, exact: true }).locator(`tr[data-row-key="${id}"]`);

/** A run that waits behind another, which is blocked. */
async function waitingRun(benchmark: string): Promise<number> {
  const before = await submitRun(session, factor.id, { benchmark });
  await eventually(
    () => keptRun(before),
    ({ state }) => state === 'running',
  );
  return submitRun(session, factor.id, { benchmark });
}

describe('a user’s own job', () => {
  it('is followed to its end without a reload, shows its result, and leads to its page', async () => {
    const { code: benchmark } = await anyBenchmark();
    const page = await visitors.withSession(keeper);
    const { run, line } = await withRunsHeld(async () => {
      const made = await submitRun(session, factor.id, { benchmark });
      await page.goto(PATH);
      const own = lineOf(page, '我的任务', await keptJob(made));
      await own.getByText('运行中', { exact: true }).waitFor();
      await own.locator('[role="progressbar"][aria-valuetext="5% 读取行情"]').waitFor();
      return { run: made, line: own };
    });
    // The page is not reloaded.
    await line.getByText('成功', { exact: true }).waitFor();
    await line.getByRole('button', { name: /的详情$/ }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('dl').waitFor();
    const job = await keptJob(run);
    expect(await shownFacts(drawer.locator('dl'))).toMatchObject({
      任务: '因子回测',
      状态: '成功',
      对象: `${factor.name} v1 · 全部 A 股`,
      进度: '100%',
      提交人: keeper.realName,
      尝试次数: String(job.attempts),
      执行进程: job.worker,
      任务编号: job.id,
    });
    const given = drawer.getByRole('group', { name: '原始参数' });
    await given.getByText('原始参数', { exact: true }).click();
    expect(await given.locator('pre').innerText()).toContain(`"associationId": ${run}`);
    await drawer.getByRole('link', { name: '打开这次因子回测' }).click();
    await page.waitForURL(
      ({ pathname, search }) => pathname + search === `/divisor/backtest/result?associationId=${run}`,
    );
  });

  it('that waits is cancelled after a confirmation, and never runs', async () => {
    const { code: benchmark } = await anyBenchmark();
    const page = await visitors.withSession(keeper);
    const run = await withRunsHeld(async () => {
      const waiting = await waitingRun(benchmark);
      await page.goto(PATH);
      const line = lineOf(page, '我的任务', await keptJob(waiting));
      await line.getByText('排队中', { exact: true }).waitFor();
      const dialog = page.getByRole('dialog');
      await line.getByRole('button', { name: /^取消 / }).click();
      await dialog.getByRole('button', { name: '继续排队' }).click();
      await dialog.waitFor({ state: 'hidden' });
      expect((await keptJob(waiting)).state).toBe('queued');
      await line.getByRole('button', { name: /^取消 / }).click();
      await dialog.getByRole('button', { name: '取消任务' }).click();
      await line.getByText('已取消', { exact: true }).waitFor();
      await line.getByRole('button', { name: /^重试 / }).waitFor();
      return waiting;
    });
    expect(await endedRun(run)).toMatchObject({ state: 'cancelled', resultHash: null });
    expect((await keptJob(run)).attempts).toBe(0);
    expect(
      await rows('SELECT action, username FROM {access}.audit_log WHERE subject = ? ORDER BY id', [
        `backtest:${run}`,
      ]),
    ).toEqual(
      ['submitBacktest', 'cancelBacktest'].map((action) => ({
        action: `invest.${action}`,
        username: keeper.username,
      })),
    );
  });
});

describe('a user who may only look', () => {
  it('sees no other user’s jobs, neither queues nor workers, on the screen and by direct calls', async () => {
    const job = await keptJob((await succeededRun(session, factor.id)).id);
    const page = await visitors.signedIn(VIEWER, `${PATH}?tab=all&service=invest`);
    await page.getByRole('region', { name: '我的任务', exact: true }).waitFor();
    await page.getByText('您还没有投资研究的任务').waitFor();
    expect(await page.getByRole('tab', { name: '全部任务' }).count()).toBe(0);
    expect(await page.getByRole('tab', { name: '队列与执行进程' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: '队列面板' }).count()).toBe(0);
    const { list, job: details, state } = investJobEntries;
    for (const path of [`${list.path}?scope=all`, `${details.path}?id=${job.id}`, state.path])
      expect((await directCall(page, path)).status).toBe(403);
  });
});

describe('a user who imports', () => {
  it('sees all users’ imports, and neither other jobs nor the queues', async () => {
    const importer = await people.inserted({ authorities: ['xtgl_data'] });
    const page = await visitors.signedIn(importer, '/operations/data');
    await page.getByRole('link', { name: '导入任务', exact: true }).click();
    await page.getByRole('region', { name: '全部任务', exact: true }).waitFor();
    expect(await page.getByRole('tab', { name: '队列与执行进程' }).count()).toBe(0);
    expect((await directCall(page, `${platformJobEntries.list.path}?scope=all`)).status).toBe(200);
    for (const path of [`${investJobEntries.list.path}?scope=all`, platformJobEntries.state.path])
      expect((await directCall(page, path)).status).toBe(403);
  });
});

describe('an administrator of the console', () => {
  it('sees all users’ jobs', async () => {
    const job = await keptJob((await succeededRun(session, factor.id)).id);
    const page = await visitors.signedIn(ADMIN, PATH);
    await page.getByRole('tab', { name: '全部任务' }).click();
    const list = page.getByRole('region', { name: '全部任务', exact: true });
    await list.getByLabel('对象或提交人').fill(keeper.realName);
    await list.getByRole('button', { name: '查询' }).click();
    const line = lineOf(page, '全部任务', job);
    await line.getByText(keeper.realName, { exact: true }).waitFor();
    await line.getByText('成功', { exact: true }).waitFor();
  });

  it('sees the queue of each service and its running workers', async () => {
    await succeededRun(session, factor.id);
    const page = await visitors.signedIn(ADMIN, `${PATH}?tab=queues`);
    const card = page.getByRole('region', { name: '投资研究', exact: true });
    const lines = card.locator('tbody tr');
    await lines.first().waitFor();
    const { result } = (await directCall(page, investJobEntries.state.path)).body;
    const { workers, counts } = result as JobQueueState;
    expect(workers.length).toBeGreaterThan(0);
    expect(await lines.locator('td:first-child').allInnerTexts()).toEqual(
      workers.map(({ host, pid }) => `${host}:${pid}`),
    );
    expect(await lines.locator('td:nth-child(2)').allInnerTexts()).toEqual(
      workers.map(({ version }) => version ?? '—'),
    );
    const figures = await shownFacts(card.locator('dl'));
    expect(figures['失败']).toBe(String(counts.failed));
    expect(Number(figures['近一小时完成']?.replaceAll(',', ''))).toBeGreaterThan(0);
    await page.getByRole('region', { name: '数据导入', exact: true }).locator('tbody tr').first().waitFor();
    const board = page.getByRole('link', { name: '队列面板' });
    expect(await board.getAttribute('href')).toBe('/api/jobs/board/');
  });
});
