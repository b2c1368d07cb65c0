import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { chooseStyle } from '../support/screens/choose-style.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';

const { visitors } = stage();

const LIST = '/investment/strategy';
const ADD = '/investment/strategy/addstrategy';
const CALLS = '/api/invest/strategy';
const detail = (id: number, type: number): string =>
  `${LIST}/strategydetail?strategyId=${id}&strategyType=${type}&from=strategy`;

interface Kept {
  readonly id: number;
  readonly name: string;
  readonly style: string;
  readonly type: number;
  readonly status: number;
  /** Yuan. */
  readonly capital: number;
  readonly frequency: number;
  readonly quantity: number | null;
  readonly weights: string | null;
  readonly sealHash: string;
  readonly createdBy: string | null;
  readonly removed: number;
}

const SELECT = `SELECT s.id, s.name, t.name AS style, s.strategy_type AS type, s.status,
    s.initial_capital / 100 AS capital, s.adjust_frequency AS frequency, s.stock_quantity AS quantity,
    CAST(JSON_EXTRACT(s.seal, '$.weights') AS CHAR) AS weights, s.seal_hash AS sealHash, u.real_name AS createdBy,
    s.removed_at IS NOT NULL AS removed
  FROM {invest}.strategy s JOIN {invest}.style t ON t.id = s.style_id
  LEFT JOIN {access}.user u ON u.id = s.created_by`;

/** The strategies of a name, the removed ones too, oldest first. */
const kept = (name: string): Promise<Kept[]> =>
  rows<Kept>(`${SELECT} WHERE s.tenant_id = '000000' AND s.name = ? ORDER BY s.id`, [name]);

/** Unused names; their strategies are removed at the end. */
const names: string[] = [];
function freshName(): string {
  const name = `策${String(randomInt(10 ** 5)).padStart(5, '0')}`;
  names.push(name);
  return name;
}
afterAll(async () => {
  for (const name of names)
    await rows(
      `UPDATE {invest}.strategy SET status = 0, removed_at = COALESCE(removed_at, NOW()),
        removed_key = IF(removed_key = 0, id, removed_key) WHERE tenant_id = '000000' AND name = ?`,
      [name],
    );
});

interface DemoStyle {
  readonly id: number;
  readonly name: string;
}
async function demoStyle(): Promise<DemoStyle> {
  const [style] = await rows<DemoStyle>(
    `SELECT id, name FROM {invest}.style WHERE tenant_id = '000000' AND removed_at IS NULL ORDER BY id LIMIT 1`,
  );
  if (style === undefined) throw new Error('the demo has no style');
  return style;
}

/** Publishes a system strategy by a direct call, as the analyst. */
async function published(name = freshName()): Promise<Kept> {
  const session = await httpSignIn(ANALYST);
  await session.post(`${CALLS}/insert`, {
    strategyType: 1,
    strategyName: name,
    styleId: (await demoStyle()).id,
    stockQuantity: 15,
    initialCapital: 20_000_000,
    adjustFrequency: 3,
  });
  await session.leave();
  const [strategy] = await kept(name);
  if (strategy === undefined) throw new Error(`no strategy ${name}`);
  return strategy;
}

const table = (page: Page): Locator => page.getByRole('region', { name: '投资策略', exact: true });
const rowOf = (page: Page, name: string): Locator =>
  tableLines(table(page)).filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const searched = (name: string): string => `${LIST}?search=${encodeURIComponent(name)}`;
const nameField = (page: Page): Locator => page.getByRole('textbox', { name: /策略名称$/ });

/** Chooses from the menu behind the caret of a strategy's row. */
async function fromMenu(page: Page, name: string, command: string): Promise<void> {
  await button(page, `${name} 的更多操作`).click();
  await page.getByRole('menuitem', { name: command }).click();
}

describe('the list of strategies', () => {
  it('shows ten, the newest first, every value equal to the database', async () => {
    await published();
    const page = await visitors.signedIn(ANALYST, LIST);
    await table(page).locator(`${LINES} a`).first().waitFor();
    const shown = await tableLines(table(page)).evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
    const expected = await rows<Kept>(
      `${SELECT} WHERE s.tenant_id = '000000' AND s.removed_at IS NULL
        ORDER BY s.created_at DESC, s.id DESC LIMIT ${shown.length}`,
    );
    const TYPES = ['', '系统策略', '用户策略', '智能策略'];
    expect(shown.map((cells) => [cells[1], cells[5], cells[6], cells[7], cells[8]])).toEqual(
      expected.map(({ name, capital, type, status, style }) => [
        name,
        Number(capital).toLocaleString('en-US', { minimumFractionDigits: 2 }),
        TYPES[type],
        status === 1 ? '运行中' : '已停止',
        style,
      ]),
    );
  });

  it('lets a viewer only look, on the screen and by direct calls', async () => {
    const { id, name } = await published();
    const page = await visitors.signedIn(VIEWER, searched(name));
    await rowOf(page, name).waitFor();
    for (const text of ['新增', '复制'])
      expect(await table(page).getByText(text, { exact: true }).count()).toBe(0);
    await page.goto(ADD);
    await page.getByText('tzgl_edit').first().waitFor();
    const session = await httpSignIn(VIEWER);
    const statuses = await Promise.all(
      ['stop', 'delete'].map(
        async (call) => (await session.send(`${CALLS}/${call}`, { body: { id } })).status,
      ),
    );
    await session.leave();
    expect([statuses, (await kept(name))[0]?.status]).toEqual([[403, 403], 1]);
  });
});

describe('a user strategy', () => {
  it('is made of ticked stocks with weights, published, and then in the list and in the database', async () => {
    const name = freshName();
    const style = await demoStyle();
    const page = await visitors.signedIn(ANALYST, LIST);
    await button(page, '新增').click();
    await page.waitForURL(`**${ADD}`);
    const tab = (title: string): Locator => page.getByRole('tab', { name: title, exact: true });
    await tab('股票生态池').click();
    await page.getByText('请先填写策略名称').waitFor();
    await nameField(page).fill(name);
    await tab('策略配置').click();
    await page.getByText('请先选择投资风格').waitFor();
    await chooseStyle(page, style.name);

    await tab('股票生态池').click();
    const pool = page.getByRole('region', { name: '股票生态池', exact: true });
    await tableLines(pool).first().waitFor();
    const boxes = tableLines(pool).getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    const codes = await tableLines(pool).evaluateAll((lines) =>
      lines.slice(0, 2).map((line) => line.querySelectorAll('td')[2]?.textContent?.trim() ?? ''),
    );

    await tab('策略配置').click();
    await tab('用户策略').click();
    const weights = page.getByRole('spinbutton', { name: /的用户配置指数$/ });
    await weights.nth(0).fill('0.6');
    await weights.nth(1).fill('0.4001');
    await page.getByText('用户配置总和不能超过1').first().waitFor();
    await button(page, '发布').click();
    expect(await kept(name)).toEqual([]);

    await weights.nth(1).fill('0.2525');
    await page.getByText('现金 0.1475').waitFor();
    await button(page, '发布').click();
    await page.getByText('操作成功').waitFor();
    await page.waitForURL(`**${LIST}`);
    await rowOf(page, name).waitFor();
    const [strategy] = await kept(name);
    expect(strategy).toMatchObject({ type: 2, status: 1, frequency: 2, quantity: null, style: style.name });
    expect(JSON.parse(strategy?.weights ?? '[]')).toEqual(
      [
        [codes[0], '0.6000'],
        [codes[1], '0.2525'],
      ].sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
    );
    expect(
      await rows(`SELECT action, username FROM {access}.audit_log WHERE subject = ? ORDER BY id`, [
        `strategy:${strategy?.id}`,
      ]),
    ).toEqual([{ action: 'invest.publish-strategy', username: 'analyst' }]);
  });

  it('cannot have the name of another one', async () => {
    const { name } = await published();
    const page = await visitors.signedIn(ANALYST, ADD);
    await nameField(page).fill(name);
    await page.keyboard.press('Tab');
    await page.getByText('投资策略名称重复，请重新输入').waitFor();
  });
});

describe('a strategy', () => {
  it('is published once by a call that is sent again', async () => {
    const name = freshName();
    const session = await httpSignIn(ANALYST);
    const body = {
      strategyType: 1,
      strategyName: name,
      styleId: (await demoStyle()).id,
      stockQuantity: 5,
      initialCapital: 1_000_000,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => session.send(`${CALLS}/insert`, { body, headers })));
    await session.leave();
    const [one, other] = answers.map((answer) => (answer.body.result as { strategyId: number }).strategyId);
    expect(one).toBe(other);
    expect(await kept(name)).toHaveLength(1);
  });

  it('is read with its seal; a system strategy has no position control', async () => {
    const { id, name, sealHash } = await published();
    const page = await visitors.signedIn(ANALYST, detail(id, 1));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await eventually(
      () => page.title(),
      (title) => title.includes(`策略 ${name}`),
    );
    await page.getByText(sealHash, { exact: true }).waitFor();
    await page.getByText('20,000,000.00 元', { exact: true }).waitFor();
    await page.getByRole('tab', { name: '仓位控制' }).click();
    await page.getByText('系统策略无仓位控制功能').waitFor();
    expect(await page.getByRole('tab', { name: '基本信息' }).getAttribute('aria-selected')).toBe('true');
    await button(page, '返回').click();
    await page.waitForURL(`**${LIST}`);
  });

  it('that runs is not deleted; stopped, it is, and is then nowhere', async () => {
    const { id, name } = await published();
    const session = await httpSignIn(ANALYST);
    const refused = await session.send(`${CALLS}/delete`, { body: { id } });
    await session.leave();
    expect(refused.body.appMesg).toBe('策略正在运行，请先停止再删除');

    const page = await visitors.signedIn(ANALYST, searched(name));
    await button(page, `${name} 的更多操作`).click();
    expect(await page.getByRole('menuitem', { name: '删除' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('menuitem', { name: '停止' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByText('确定停止该投资策略, 是否继续?').waitFor();
    await asked.getByRole('button', { name: '确定' }).click();
    await page.getByText('操作成功!').first().waitFor();
    await eventually(
      async () => (await kept(name))[0]?.status,
      (status) => status === 0,
    );
    await rowOf(page, name).getByText('已停止').waitFor();

    await fromMenu(page, name, '删除');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('此操作将永久删除投资策略, 是否继续?').waitFor();
    await dialog.getByRole('button', { name: '取消' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await kept(name))[0]?.removed).toBe(0);
    await fromMenu(page, name, '删除');
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await page.getByText('没有符合条件的记录').waitFor();
    expect((await kept(name))[0]?.removed).toBe(1);
    expect((await directCall(page, `${CALLS}/getStrategyById?strategyId=${id}`)).status).toBe(404);
    await page.goto(detail(id, 1));
    await page.getByText('没有这个投资策略').waitFor();
  });

  it('is copied with everything but its name', async () => {
    const { id, name } = await published();
    const copy = freshName();
    const page = await visitors.signedIn(ANALYST, detail(id, 1));
    await button(page, '复制').click();
    await page.getByRole('heading', { level: 1, name: `复制 ${name}` }).waitFor();
    await nameField(page).fill(copy);
    await page.getByRole('tab', { name: '策略配置', exact: true }).click();
    await button(page, '发布').click();
    await page.waitForURL(`**${LIST}`);
    expect(await kept(copy)).toMatchObject([{ type: 1, quantity: 15, frequency: 3, status: 1 }]);
    expect(Number((await kept(copy))[0]?.capital)).toBe(20_000_000);
  });
});
