import { formatNumber } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import type { Locator, Page } from 'playwright-core';
import {
  anyBenchmark,
  endedRun,
  keptReport,
  keptRun,
  submitRun,
  succeededRun,
  withRunsHeld,
  type KeptRun,
} from '../support/invest/backtest-runs.ts';
import { VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn, type HttpSession } from '../support/suite/http-session.ts';
import { ownFactors, type MadeFactor } from '../support/invest/own-factors.ts';
import type { Person } from '../support/people/people.ts';
import { readPng } from '../support/files/png.ts';
import { figureText, runFigures } from '../support/oracles/run-figures.ts';
import { savedBy } from '../support/files/saved-sheet.ts';
import { shownFacts } from '../support/screens/shown-facts.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();
const factors = ownFactors();

const LIST = '/divisor/backtest';
const result = (id: number): string => `${LIST}/result?associationId=${id}`;

/** A user of this file alone, because only so many runs of one user may wait. */
let keeper: Person;
let session: HttpSession;
let factor: MadeFactor;
beforeAll(async () => {
  keeper = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
  session = await httpSignIn(keeper);
  factor = await factors.made('cs_rank(-pct_change(后复权收盘价, 20)) * 0.6 + cs_rank(总市值) * 0.4');
});

const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const lineOf = (page: Page, id: number): Locator =>
  tableLines(page.getByRole('region', { name: '因子回测' })).filter({
    has: page.locator(`a[href$="associationId=${id}"]`),
  });
const mine = (): string => `${LIST}?search=${encodeURIComponent(factor.name)}`;

/** Chooses in a form's select: types, then takes an option. */
async function choose(within: Page | Locator, page: Page, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.keyboard.type(option);
  await page.locator('.ant-select-item-option:visible').filter({ hasText: option }).first().click();
}

/**
 * The headline figures of the tear sheet at a horizon, by the stored report: annualised figures of under 250 days
 * are marked.
 */
function figuresOf(report: BacktestReport, horizon: number): Record<string, string> {
  const isShort = report.rowsPerDay.filter((count) => count > 0).length < 250;
  return Object.fromEntries(
    runFigures(report, horizon).map((figure) => [
      figure.title,
      figureText(figure, figure.change) + (isShort && figure.annualised ? '样本不足' : ''),
    ]),
  );
}
const shownFigures = (page: Page): Promise<Record<string, string>> =>
  shownFacts(page.locator('dl.bt-kpis:visible'));

/** The text of a digest on the card: 9f3a c217 04be */
const short = (hash: string | null): string => (hash ?? '').slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');

const newestRun = async (): Promise<number> => {
  const [run] = await rows<{ id: number }>(
    'SELECT MAX(id) AS id FROM {invest}.backtest_run WHERE factor_id = ?',
    [factor.id],
  );
  return run?.id ?? 0;
};

describe('a backtest', () => {
  it('is submitted from the drawer, followed while it runs, and shows its tear sheet by itself', async () => {
    const benchmark = await anyBenchmark();
    const page = await visitors.signedIn(keeper, mine());
    await button(page, '新建回测').first().click();
    const form = page.getByRole('form', { name: '新建回测' });
    await choose(form, page, '因子', factor.name);
    await form.getByRole('checkbox', { name: 'ST' }).click();
    await choose(form, page, '基准', benchmark.name);
    const id = await withRunsHeld(async () => {
      await button(form, '提交回测').click();
      await page.getByText('已提交回测').waitFor();
      const made = await newestRun();
      await lineOf(page, made).getByText('运行中').waitFor();
      await lineOf(page, made).getByRole('link', { name: '查看进度' }).click();
      await page.getByText('5% 读取行情').waitFor();
      const bar = page.getByRole('progressbar', { name: `回测 ${made} 的进度` }).filter({ visible: true });
      expect(await bar.getAttribute('aria-valuenow')).toBe('5');
      expect((await keptRun(made)).state).toBe('running');
      return made;
    });
    // The page is not reloaded.
    await page.locator('dl.bt-kpis:visible').waitFor();
    const run = await keptRun(id);
    expect(run.state).toBe('succeeded');
    expect(JSON.parse(run.params)).toMatchObject({
      universe: { kind: 'all' },
      horizons: [1, 5, 10, 20],
      quantiles: 5,
      exclude: { suspended: true, st: false, listedUnder: 60 },
      benchmark: benchmark.code,
    });
    expect(
      await rows('SELECT action, username FROM {access}.audit_log WHERE subject = ?', [`backtest:${id}`]),
    ).toEqual([{ action: 'invest.submitBacktest', username: keeper.username }]);
  });

  it('shows on its tear sheet the figures of the stored report, at each horizon', async () => {
    const run = await succeededRun(session, factor.id);
    const { report, digest } = await keptReport(run.id);
    const page = await visitors.signedIn(keeper, result(run.id));
    for (const horizon of report.horizons) {
      await page.getByRole('tab', { name: `持有 ${horizon} 日` }).click();
      await eventually(
        () => shownFigures(page),
        (shown) => shown['Rank IC 均值'] === figuresOf(report, horizon)['Rank IC 均值'],
      );
      expect(await shownFigures(page)).toEqual(figuresOf(report, horizon));
    }
    expect(digest).toBe(run.resultHash);
    const shortest = String(report.horizons[0]);
    expect([run.rankIcMean, run.icir, run.longShortAnnual, run.topTurnover]).toEqual([
      report.rankIcSummary[shortest]?.mean,
      report.rankIcSummary[shortest]?.icir,
      report.longShort?.annualReturn,
      report.turnover[shortest]?.byQuantile.at(-1),
    ]);
    const taken = report.dates.filter((_, at) => (report.rowsPerDay[at] ?? 0) > 0);
    expect([run.effectiveStart, run.effectiveEnd, run.askedDays]).toEqual([
      ...[taken[0], taken.at(-1), report.dates.length],
    ]);
    expect([run.tradingDays, run.rowsKept, run.startDate, run.endDate]).toEqual([
      taken.length,
      report.rows.kept,
      report.dates[0],
      report.dates.at(-1),
    ]);
  });

  it('based on less than a year says so beside its name and its annualised figures, and in the list', async () => {
    const whole = await succeededRun(session, factor.id);
    const from = `${Number(whole.endDate.slice(0, 4)) - 1}${whole.endDate.slice(4)}`;
    const run = await succeededRun(session, factor.id, { from });
    expect(run.tradingDays).toBeLessThan(250);
    const page = await visitors.signedIn(keeper, result(run.id));
    const kpis = page.locator('dl.bt-kpis:visible');
    await kpis.waitFor();
    // Return, volatility and Sharpe ratio.
    expect(await kpis.getByText('样本不足').count()).toBe(3);
    const head = page.locator('.c-page-head:visible');
    await head.getByText('样本不足').waitFor();
    await head.getByText(`有效 ${run.effectiveStart} 至 ${run.effectiveEnd}`).waitFor();
    await page.goto(mine());
    await lineOf(page, run.id).getByText('样本不足').waitFor();
  });

  it('exports a chart as a picture, under the name of the run', async () => {
    const run = await succeededRun(session, factor.id);
    const page = await visitors.signedIn(keeper, result(run.id));
    const chart = page.getByRole('region', { name: '分组累计净值', exact: true }).locator('figure.chart');
    const drawing = chart.locator('.chart-drawing');
    await drawing.locator('canvas').first().waitFor();
    const box = await drawing.boundingBox();
    const { name, bytes } = await savedBy(page, () => button(chart, '下载图片').click());
    expect(name).toContain('分组累计净值');
    expect(name).toContain(factor.name);
    expect(name).toMatch(new RegExp(`${run.asOf}\\.png$`));
    const picture = readPng(bytes);
    expect(picture.width).toBe(2 * (box?.width ?? 0));
    expect(picture.drawnLines).toBeGreaterThan(box?.height ?? Infinity);
  });

  it('is printed upright on at most five sheets, from one layout for paper', async () => {
    const run = await succeededRun(session, factor.id);
    const page = await visitors.signedIn(keeper, result(run.id));
    await page.locator('.bt-card:visible').last().waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(sheets.map(([, width, height]) => Number(width) < Number(height))).toEqual(sheets.map(() => true));
    expect([sheets.length > 1, sheets.length <= 5]).toEqual([true, true]);
    // Afterwards it is laid out for the screen again.
    expect(await page.locator('[data-bt-paper]').count()).toBe(0);
  });

  it('has a card with all its settings, and its line in the list', async () => {
    const run = await succeededRun(session, factor.id, { quantiles: 4, horizons: [1, 3] });
    const page = await visitors.signedIn(keeper, result(run.id));
    const card = page.getByRole('region', { name: '运行卡', exact: true }).locator('dl:visible');
    await card.waitFor();
    expect(await shownFacts(card)).toMatchObject(cardOf(run));
    await page.goto(mine());
    await lineOf(page, run.id).waitFor();
    const cells = await lineOf(page, run.id)
      .locator('td')
      .evaluateAll((all) => all.map((cell) => cell.textContent?.trim() ?? ''));
    const percent = (value: number | null, signed = false): string =>
      formatNumber(value, { unit: 'percent', signed });
    for (const text of [
      '成功',
      run.startDate,
      run.endDate,
      formatNumber(run.rankIcMean, { unit: 'number', decimals: 4 }),
      formatNumber(run.icir, { unit: 'number' }),
      percent(run.longShortAnnual, true),
      percent(run.topTurnover),
      keeper.realName,
    ])
      expect(cells).toContain(text);
  });
});

const cardOf = (run: KeptRun): Record<string, string> => ({
  状态: '成功',
  股票池: '全部 A 股',
  剔除: 'ST、停牌、上市不足 60 日',
  持有期: '1、3 日',
  分组: '4 组，全体分组',
  所选区间: `${run.startDate} 至 ${run.endDate}`,
  实际区间: `${run.effectiveStart} 至 ${run.effectiveEnd}`,
  '有效 / 所选交易日': [run.tradingDays, run.askedDays]
    .map((days) => formatNumber(days, { unit: 'integer' }))
    .join(' / '),
  参与计算: formatNumber(run.rowsKept, { unit: 'integer' }),
  公式: run.formula,
  数据快照: String(run.snapshotId),
  数据截至: run.asOf,
  参数摘要: short(run.paramsHash),
  输入摘要: short(run.inputHash),
  结果摘要: short(run.resultHash),
  代码版本: run.codeVersion,
  任务编号: run.jobId.slice(0, 8),
});

describe('a finished run', () => {
  it('is repeated and found bit for bit identical', async () => {
    const run = await succeededRun(session, factor.id);
    const page = await visitors.signedIn(keeper, result(run.id));
    await button(page, '重新运行并核对').click();
    await page.getByText('完全一致').waitFor();
    await page.getByRole('link', { name: `回测 ${run.id}`, exact: true }).waitFor();
    const again = await keptRun(await newestRun());
    expect(again).toMatchObject({
      repeatsId: run.id,
      resultHash: run.resultHash,
      inputHash: run.inputHash,
      firstDifference: null,
    });
    expect(new URL(page.url()).searchParams.get('associationId')).toBe(String(again.id));
  });

  it('is not repeated on other data: the check says why it failed, and is run again once it is possible', async () => {
    const benchmark = (await anyBenchmark()).code;
    const run = await succeededRun(session, factor.id);
    const page = await visitors.signedIn(keeper, result(run.id));
    await page.locator('dl.bt-kpis:visible').waitFor();
    let load = 0;
    let again = 0;
    try {
      await withRunsHeld(async () => {
        // One worker computes one run at a time: later runs wait.
        const before = await submitRun(session, factor.id, { benchmark });
        await eventually(
          () => keptRun(before),
          ({ state }) => state === 'running',
        );
        await button(page, '重新运行并核对').click();
        await page.getByText('等待空闲的执行进程').filter({ visible: true }).waitFor();
        again = await newestRun();
        load = await newLoad();
      });
      await page.getByText('回测失败').waitFor();
      await page.getByText(`数据已更新（运行时快照 ${run.snapshotId}，当前 ${load}）`).first().waitFor();
    } finally {
      await rows('DELETE FROM {market}.snapshot WHERE id = ?', [load]);
    }
    expect((await keptRun(again)).state).toBe('failed');
    await button(page, '重试').click();
    await page.getByText('完全一致').waitFor();
    expect(await keptRun(again)).toMatchObject({ state: 'succeeded', resultHash: run.resultHash });
  });
});

/** As if patents had been loaded just now: some indicators use them, but not those of these factors. */
async function newLoad(): Promise<number> {
  await rows(
    `INSERT INTO {market}.snapshot (table_name, source, is_demo, loaded_rows, skipped_rows, rejected_rows, status,
            content_hash, started_at, finished_at)
     VALUES ('patent', '旅程', 1, 0, 0, 0, 'loaded', REPEAT('0', 64), NOW(), NOW())`,
  );
  const [newest] = await rows<{ id: number }>('SELECT MAX(id) AS id FROM {market}.snapshot');
  return newest?.id ?? 0;
}

describe('a run under way', () => {
  it('is cancelled after a confirmation, keeps no result, and is retried', async () => {
    const { code: benchmark } = await anyBenchmark();
    const page = await visitors.signedIn(keeper, mine());
    const id = await withRunsHeld(async () => {
      const made = await submitRun(session, factor.id, { benchmark });
      await page.goto(result(made));
      await page.getByText('5% 读取行情').waitFor();
      await button(page, '取消').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, '继续运行').click();
      await dialog.waitFor({ state: 'hidden' });
      expect((await keptRun(made)).state).toBe('running');
      await button(page, '取消').click();
      await button(dialog, '取消回测').click();
      await page.getByText('已请求取消').waitFor();
      await page.getByText('回测已取消').waitFor();
      return made;
    });
    expect(await keptRun(id)).toMatchObject({ state: 'cancelled', resultHash: null });
    await button(page, '重试').click();
    await page.locator('dl.bt-kpis:visible').waitFor();
    expect((await endedRun(id)).state).toBe('succeeded');
    expect(
      await rows('SELECT action FROM {access}.audit_log WHERE subject = ? ORDER BY id', [`backtest:${id}`]),
    ).toEqual(
      ['submitBacktest', 'cancelBacktest', 'retryBacktest'].map((action) => ({ action: `invest.${action}` })),
    );
  });
});

describe('a user who may only look', () => {
  it('reads runs and starts none, on the screen and by direct calls', async () => {
    const run = await succeededRun(session, factor.id);
    const page = await visitors.signedIn(VIEWER, mine());
    await lineOf(page, run.id).waitFor();
    expect(await button(page, '新建回测').count()).toBe(0);
    expect(await page.getByRole('button', { name: /^回测 \d+ 的更多操作$/ }).count()).toBe(0);
    await page.goto(result(run.id));
    await page.locator('dl.bt-kpis:visible').waitFor();
    expect(await button(page, '重新运行并核对').count()).toBe(0);
    const viewer = await httpSignIn(VIEWER);
    const { status } = await viewer.send('/api/factor/backtesting/repeat', {
      body: { associationId: run.id },
      headers: { 'idempotency-key': `journey-${run.id}` },
    });
    await viewer.leave();
    expect(status).toBe(403);
  });
});
