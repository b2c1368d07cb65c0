import type { Page } from 'playwright-core';
import { fromRow, press, type Screen } from './screen.ts';

/** The things that must exist before the screens are inspected. */
export interface ShownGoods {
  readonly factor: { readonly id: number; readonly name: string };
  /** Two succeeded runs of the factor. */
  readonly runs: readonly [number, number];
}

interface GoodsScreen extends Omit<Screen, 'path'> {
  readonly path: (goods: ShownGoods) => string;
}

const EDITOR = '/divisor/detail';
const RUNS = '/divisor/backtest';
const TASKS = '/operations/tasks';

const editor = ({ factor }: ShownGoods): string => `${EDITOR}?formId=${factor.id}`;
const list = ({ factor }: ShownGoods): string => `/divisor/list?search=${encodeURIComponent(factor.name)}`;
const result = ({ runs: [run] }: ShownGoods): string => `${RUNS}/result?associationId=${run}`;
const allTasks = (): string => `${TASKS}?tab=all&service=invest`;

const write =
  (formula: string, answer: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox', { name: '公式' }).fill(formula);
    await page.getByText(answer).first().waitFor();
  };

/** The editor judges and computes as soon as it is open. */
const judged =
  (then: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.getByText('校验通过', { exact: true }).waitFor();
    await then(page);
  };

/** The screens of factors, indicators, backtests and their jobs. */
export const INVEST_SCREENS: readonly GoodsScreen[] = [
  { name: 'factors', path: () => '/divisor/list', shows: '价值低波' },
  { name: 'factors, none found', path: () => '/divisor/list?search=没有', shows: '没有符合条件的记录' },
  { name: 'factor deleted', path: list, shows: '新建因子', then: fromRow('删除') },
  {
    name: 'what uses a factor',
    path: () => '/divisor/list?search=低波动',
    shows: '新建因子',
    then: async (page) => {
      await page.getByRole('button', { name: /低波动.*引用/ }).click();
      await page.getByRole('dialog').getByText('由什么组成').waitFor();
    },
  },
  { name: 'factor drawn', path: () => EDITOR, shows: '还没有可预览的结果' },
  {
    name: 'factor drawn with a fault',
    path: () => EDITOR,
    shows: '还没有可预览的结果',
    then: write('cs_rank(没有的指标)', '1 处错误'),
  },
  { name: 'factor', path: editor, shows: '得分最高' },
  {
    name: 'factor, a node chosen',
    path: editor,
    shows: '得分最高',
    then: judged((page) => page.locator('.factor-node').first().click()),
  },
  { name: 'factor saved', path: () => EDITOR, shows: '还没有可预览的结果', then: saved },
  { name: 'factor versions', path: editor, shows: '得分最高', then: press('版本记录', '当前版本') },
  { name: 'factor relations', path: editor, shows: '得分最高', then: press('关系', '被谁引用') },
  { name: 'indicators', path: () => '/divisor/indicators', shows: '我的指标' },
  {
    name: 'calculation written',
    path: () => '/divisor/indicators',
    shows: '我的指标',
    then: async (page) => {
      await press('多指标计算', '公式')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: '公式' }).fill('mean(没有的指标, 3)');
      await dialog.getByRole('button', { name: /^第 6 个字符/ }).waitFor();
    },
  },
  { name: 'check-up', path: () => '/divisor/checkup', shows: '体检全部因子' },
  { name: 'check-ups', path: () => '/divisor/checkup?tab=history', shows: '体检记录' },
  {
    name: 'check-up begun',
    path: () => '/divisor/checkup',
    shows: '体检全部因子',
    then: press('体检因子与指标', '开始体检'),
  },
  { name: 'backtests', path: () => RUNS, shows: '新建回测' },
  { name: 'backtest submitted', path: () => RUNS, shows: '新建回测', then: press('新建回测', '提交回测') },
  { name: 'tear sheet', path: result, shows: '运行卡' },
  {
    name: 'tear sheet, gone',
    path: () => `${RUNS}/result?associationId=4294967295`,
    shows: '没有这次回测',
  },
  {
    name: 'backtests compared',
    path: ({ runs }) => `${RUNS}/compare?ids=${runs.join()}`,
    shows: '参数与指标',
  },
  { name: 'backtests compared, none', path: () => `${RUNS}/compare`, shows: '还没有选择要对比的回测' },
  { name: 'tasks, none of one’s own', path: () => TASKS, shows: '您还没有' },
  { name: 'all tasks', path: allTasks, shows: '全部任务' },
  { name: 'a task', path: allTasks, shows: '全部任务', then: press(/的详情$/, '任务编号') },
  { name: 'queues', path: () => `${TASKS}?tab=queues`, shows: '近一小时完成' },
];

interface StrategyScreen extends Omit<Screen, 'path'> {
  /** Behind the id and type of the strategy. */
  readonly query: string;
}

/** The tabs of a strategy with posted days. */
export const STRATEGY_SCREENS: readonly StrategyScreen[] = [
  { name: 'its basics', query: '', shows: '封存摘要' },
  { name: 'its positions', query: '&tab=position', shows: '实际权重' },
  { name: 'its profit', query: '&tab=profit', shows: '绩效统计' },
  { name: 'its stocks', query: '&tab=pool', shows: '满仓权重' },
  { name: 'its next rebalancing', query: '&tab=next', shows: '预览与实际对照' },
  { name: 'its bills', query: '&tab=bills', shows: '明细' },
  { name: 'its cash book', query: '&tab=cash', shows: '账实相符' },
  { name: 'its system risk', query: '&tab=risk', shows: '上日风险' },
  {
    name: 'its system risk lowered',
    query: '&tab=risk',
    shows: '上日风险',
    then: press(/的系统风险$/, '只可下调'),
  },
  { name: 'its company risks', query: '&tab=risk&part=company', shows: '只有当日可改' },
  { name: 'its assets', query: '&tab=risk&part=assets', shows: '期末持仓市值' },
  { name: 'its days', query: '&tab=daily', shows: '统计天数' },
];

/** Opens the dialog that refuses. */
async function saved(page: Page): Promise<void> {
  await write('cs_rank(收盘价)', '校验通过')(page);
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await dialog.getByText(/请/).first().waitFor();
}
