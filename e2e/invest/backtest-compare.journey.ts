import { formatNumber } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';
import type { Locator, Page } from 'playwright-core';
import { keptReport, succeededRun, type KeptRun } from '../support/invest/backtest-runs.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { ownFactors, type MadeFactor } from '../support/invest/own-factors.ts';
import type { Person } from '../support/people/people.ts';
import { figureText, runFigures } from '../support/oracles/run-figures.ts';
import { exported, exportedWorkbook } from '../support/files/saved-sheet.ts';
import { stage } from '../support/people/stage.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();
const factors = ownFactors();

const LIST = '/divisor/backtest';

/** Two runs of one factor with different settings. */
let keeper: Person;
let factor: MadeFactor;
let runs: readonly [KeptRun, KeptRun];
let reports: readonly BacktestReport[];
beforeAll(async () => {
  keeper = await people.inserted({ authorities: ['yzgl_view', 'yzgl_edit'] });
  const session = await httpSignIn(keeper);
  factor = await factors.made('cs_rank(pct_change(后复权收盘价, 10))');
  runs = [
    await succeededRun(session, factor.id),
    await succeededRun(session, factor.id, { quantiles: 3, standardise: 'rank', horizons: [1, 5] }),
  ];
  await session.leave();
  reports = await Promise.all(runs.map(async ({ id }) => (await keptReport(id)).report));
});

const comparePath = (): string => `${LIST}/compare?ids=${runs.map(({ id }) => id).join()}`;
const grid = (page: Page): Locator =>
  page.getByRole('region', { name: '参数与指标' }).locator('table:visible');

interface ShownLine {
  readonly title: string;
  readonly texts: readonly string[];
  /** The difference of each run to the first. */
  readonly above: readonly string[];
  readonly differs: boolean;
}

/** The table's lines without its headings. */
async function shownLines(page: Page): Promise<readonly ShownLine[]> {
  await grid(page).locator('tbody td').first().waitFor();
  return grid(page)
    .locator('tbody tr:not(.c-small-group)')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const own = (cell: Pick<typeof line, 'cloneNode'>): string => {
          const copy = cell.cloneNode(true) as typeof line;
          for (const part of copy.querySelectorAll('.bt-compare-above, .bt-compare-mark, .sample-mark'))
            part.remove();
          return copy.textContent ?? '';
        };
        const cells = [...line.querySelectorAll('td')];
        return {
          title: own(line.querySelector('th') ?? line),
          texts: cells.map(own),
          above: cells.map((cell) => cell.querySelector('.bt-compare-above')?.textContent ?? ''),
          differs: line.querySelector('.bt-compare-mark') !== null,
        };
      }),
    );
}

/**
 * The rows of a file have the shown content: parameters in the same words, metrics as numbers in the unit behind
 * their name.
 */
function expectShown(rows: readonly (readonly unknown[])[], shown: readonly ShownLine[]): void {
  const first = shown.findIndex(({ title }) => title === 'Rank IC 均值');
  const lines = shown.map(({ title, texts, differs }) => [title, ...texts, differs ? '不同' : null]);
  expect(first).toBeGreaterThan(0);
  expect(rows.slice(0, first)).toEqual(lines.slice(0, first));
  expect(rows).toHaveLength(shown.length);
  for (const [at, { title, texts, differs }] of shown.entries()) {
    if (at < first) continue;
    const row = rows[at] ?? [];
    const unit = texts.some((text) => text.endsWith('%')) ? '(%)' : '';
    expect([row[0], row.at(-1)]).toEqual([`${title}${unit}`, differs ? '不同' : null]);
    for (const [run, text] of texts.entries()) expectRounded(row[run + 1], text);
  }
}

/** A figure with all decimals, more than shown. */
function expectRounded(cell: unknown, text: string): void {
  if (text === '—') {
    expect(cell).toBeNull();
    return;
  }
  const digits = text.replace(/[,%]/g, '').replace('−', '-');
  const decimals = digits.split('.')[1]?.length ?? 0;
  expect(Math.abs(Number(cell) - Number(digits))).toBeLessThanOrEqual(0.51 * 10 ** -decimals);
}

const lineOf = (lines: readonly ShownLine[], title: string): ShownLine => {
  const found = lines.find((line) => line.title === title);
  if (!found) throw new Error(`no line ${title} among ${lines.map((line) => line.title).join()}`);
  return found;
};

/** The figures of each run, by the stored reports. */
const expectedFigures = (horizon: number): { title: string; texts: string[]; above: string }[] => {
  const [first = [], second = []] = reports.map((report) => runFigures(report, horizon));
  return first.map((figure, at) => {
    const other = second[at] ?? figure;
    const above = formatNumber((other.value ?? 0) - (figure.value ?? 0), { ...figure, signed: true });
    return {
      title: figure.title.startsWith('Q') ? '最高组换手' : figure.title,
      texts: [figureText(figure), figureText(other)],
      above: /[1-9]/.test(above) ? above : '',
    };
  });
};

/** Runs are loaded one by one; this sentence needs all of them: the one with the longer horizon ends earlier. */
const allLoaded = (page: Page): Promise<void> =>
  page.getByText('各回测的实际区间不同，指标不宜直接比较').waitFor();

describe('compared runs', () => {
  it('are ticked in the list, and compared by parameters and by figures', async () => {
    const page = await visitors.signedIn(keeper, `${LIST}?search=${encodeURIComponent(factor.name)}`);
    const list = page.getByRole('region', { name: '因子回测' });
    await tableLines(list).nth(1).waitFor();
    for (const { id } of runs) await list.getByRole('checkbox', { name: new RegExp(`回测 ${id}$`) }).click();
    await list.getByRole('button', { name: '对比 2 个' }).click();
    await page.waitForURL(`**${comparePath().replace(',', '*')}`);
    await allLoaded(page);
    const shown = await shownLines(page);
    const params: readonly (readonly [title: string, ...texts: string[]])[] = [
      ['因子', `${factor.name} v1`, `${factor.name} v1`],
      ['公式', factor.formula, factor.formula],
      ['股票池', '全部 A 股', '全部 A 股'],
      ['剔除', 'ST、停牌、上市不足 60 日', 'ST、停牌、上市不足 60 日'],
      ['持有期', '1、5、10、20 日', '1、5 日'],
      ['分组', '5 组，全体分组', '3 组，全体分组'],
      ['标准化', 'z 值', '排名'],
      ['基准', '无', '无'],
      ['所选区间', ...runs.map(({ startDate, endDate }) => `${startDate} 至 ${endDate}`)],
      ['实际区间', ...runs.map(({ effectiveStart, effectiveEnd }) => `${effectiveStart} 至 ${effectiveEnd}`)],
      ['数据快照', ...runs.map(({ snapshotId }) => String(snapshotId))],
      ['代码版本', ...runs.map(({ codeVersion }) => codeVersion)],
    ];
    for (const [title, ...texts] of params)
      expect(lineOf(shown, title)).toEqual({ title, texts, above: ['', ''], differs: texts[0] !== texts[1] });
    for (const { title, texts, above } of expectedFigures(1))
      expect(lineOf(shown, title)).toEqual({
        title,
        texts,
        above: ['', above],
        differs: texts[0] !== texts[1],
      });
  });

  it('are compared at another horizon, and without equal lines', async () => {
    const page = await visitors.signedIn(keeper, comparePath());
    await shownLines(page);
    await page.getByRole('radiogroup', { name: '持有期' }).getByText('5 日', { exact: true }).click();
    const [first] = expectedFigures(5);
    await eventually(
      async () => lineOf(await shownLines(page), 'Rank IC 均值').texts.join(),
      (texts) => texts === first?.texts.join(),
    );
    for (const { title, texts } of expectedFigures(5))
      expect(lineOf(await shownLines(page), title).texts).toEqual(texts);
    await page.getByRole('checkbox', { name: '只看不同' }).click();
    const left = await eventually(
      () => shownLines(page),
      (lines) => lines.every(({ differs }) => differs),
    );
    expect(left.map(({ title }) => title)).toContain('分组');
    expect(left.map(({ title }) => title)).not.toContain('公式');
  });

  it('are removed, and the address keeps the remaining ones', async () => {
    const page = await visitors.signedIn(keeper, comparePath());
    await shownLines(page);
    await page.getByRole('button', { name: `移出回测 ${runs[0].id}` }).click();
    await eventually(
      async () => (await shownLines(page))[0]?.texts.length,
      (columns) => columns === 1,
    );
    expect(new URL(page.url()).searchParams.get('ids')).toBe(String(runs[1].id));
  });

  it('are exported as a workbook of the table and the curves, and the table as CSV', async () => {
    const page = await visitors.signedIn(keeper, comparePath());
    await allLoaded(page);
    const shown = await shownLines(page);
    const panel = page.getByRole('region', { name: '参数与指标' }).first();
    const header = ['项目', ...runs.map(({ id }) => `${factor.name} v1 回测 ${id}`), '是否不同'];
    const csv = await exported(page, panel, 'csv');
    expect(csv.header).toEqual(header);
    expectShown(csv.rows, shown);
    const asOf = runs[0].asOf;
    const { name, sheets } = await exportedWorkbook(page, panel);
    expect([name, sheets.map((sheet) => sheet.name)]).toEqual([
      `回测对比_${asOf}.xlsx`,
      ['回测对比', '多空净值'],
    ]);
    const [table, curves] = sheets;
    expect(table?.header).toEqual(header);
    expectShown(table?.rows ?? [], shown);
    expect(curves?.header).toEqual(['日期', ...runs.map(({ id }) => `${factor.name} #${id}`)]);
    const wealth = reports.map(({ longShort }) => longShort?.wealth ?? []);
    expect(curves?.rows).toEqual(
      reports[0]?.dates
        .map((date) => [
          date,
          ...wealth.map((values, run) => {
            const value = values[reports[run]?.dates.indexOf(date) ?? -1] ?? null;
            return value === null ? null : Number(value.toFixed(6));
          }),
        ])
        // Curves begin with the days on which a run is based.
        .filter(([, ...values]) => values.some((value) => value !== null)),
    );
  });
});

describe('a tear sheet', () => {
  it('is exported as a workbook of its card, statistics, groups and daily series, and CSV of the series', async () => {
    const [run] = runs;
    const [report] = reports;
    if (!report) throw new Error('no report');
    const page = await visitors.signedIn(keeper, `${LIST}/result?associationId=${run.id}`);
    await page.locator('dl.bt-kpis:visible').waitFor();
    const head = page.locator('.c-page-head:visible');
    const { sheets } = await exportedWorkbook(page, head);
    expect(sheets.map((sheet) => sheet.name)).toEqual([
      ...['运行卡', '样本', '统计', '月度 Rank IC', 'Rank IC 走势', '分行业', '分组收益', '累计净值', '组合'],
      ...['最大回撤', '逐日序列', '指标定义'],
    ]);
    const card = Object.fromEntries(sheets[0]?.rows ?? []) as Record<string, unknown>;
    expect(card).toMatchObject({ 公式: run.formula, 结果摘要: run.resultHash, 任务编号: run.jobId });
    const ic = sheets[2]?.rows.find(([name, horizon]) => name === 'Rank IC' && horizon === 5);
    expect(ic?.[2]).toBe(Number(report.rankIcSummary['5']?.mean?.toFixed(6)));
    const csv = await exported(page, head, 'csv');
    expect(csv.header).toEqual(sheets.find(({ name }) => name === '逐日序列')?.header);
    const column = csv.header.indexOf('Rank IC 5 日');
    expect(
      csv.rows.map((cells) => [cells[0], cells[column] === null ? null : Number(cells[column])]),
    ).toEqual(
      report.dates.map((date, at) => {
        const value = report.rankIc['5']?.[at] ?? null;
        return [date, value === null ? null : Number(value.toFixed(6))];
      }),
    );
  });
});
