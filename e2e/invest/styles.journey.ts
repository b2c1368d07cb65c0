import { randomInt, randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';

const { visitors } = stage();

const LIST = '/investment/istyle';
const ADD = '/investment/istyle/addnew';
const detail = (id: number): string => `${LIST}/detail?styleId=${id}`;
const LABELS = [
  '行业对比指数权重',
  '公司对比指数权重',
  '公司资本偏好指数权重',
  '风格指数权重',
  '流动性指数权重',
] as const;

interface Kept {
  readonly id: number;
  readonly name: string;
  readonly weights: string;
  readonly published: string;
  readonly createdBy: string | null;
  readonly version: number;
  readonly removed: number;
}

const SELECT = `SELECT s.id, s.name, s.published_at AS published, s.version, s.removed_at IS NOT NULL AS removed,
  CONCAT_WS(' ', s.comparison_index_industry_weight, s.comparison_index_corp_weight, s.zbph_index_weight,
    s.style_index_weight, s.liquidity_index_weight) AS weights, u.real_name AS createdBy
  FROM {invest}.style s LEFT JOIN {access}.user u ON u.id = s.created_by`;

/** The styles of a name, the removed ones too, oldest first. */
const kept = (name: string): Promise<Kept[]> =>
  rows<Kept>(`${SELECT} WHERE s.tenant_id = '000000' AND s.name = ? ORDER BY s.id`, [name]);

/** Unused names; their styles are removed at the end. */
const names: string[] = [];
function freshName(): string {
  const name = `旅${String(randomInt(10 ** 5)).padStart(5, '0')}`;
  names.push(name);
  return name;
}
afterAll(async () => {
  for (const name of names)
    await rows(`DELETE FROM {invest}.style WHERE tenant_id = '000000' AND name IN (?, ?)`, [
      name,
      `改${name.slice(1)}`,
    ]);
});

/** Makes a style by a direct call, as the analyst. */
async function made(name = freshName()): Promise<Kept> {
  const session = await httpSignIn(ANALYST);
  await session.post('/api/invest/style/insert', {
    styleName: name,
    comparisonIndexIndustryWeight: 0.2,
    comparisonIndexCorpWeight: 0.3,
    zbphIndexWeight: 0.5,
    styleIndexWeight: 0.6,
    liquidityIndexWeight: 0.4,
  });
  await session.leave();
  const [style] = await kept(name);
  if (style === undefined) throw new Error(`no style ${name}`);
  return style;
}

const table = (page: Page): Locator => page.getByRole('region', { name: '投资风格' });
const rowOf = (page: Page, name: string): Locator =>
  tableLines(table(page)).filter({ has: page.getByRole('link', { name, exact: true }) });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The field of the shown page: the list it was opened from stays alive, hidden, with a field of that name. */
const nameField = (page: Page): Locator => page.getByRole('textbox', { name: /风格名称$/ });

async function fillWeights(page: Page, ...weights: readonly string[]): Promise<void> {
  for (const [index, weight] of weights.entries())
    await page.getByLabel(LABELS[index] ?? '', { exact: true }).fill(weight);
}

async function shownRows(page: Page): Promise<string[][]> {
  await table(page).locator(`${LINES} a`).first().waitFor();
  return tableLines(table(page)).evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
}

describe('the list of styles', () => {
  it('shows ten, the latest changed first, every value equal to the database', async () => {
    await made();
    const page = await visitors.signedIn(ANALYST, LIST);
    const expected = await rows<Kept>(
      `${SELECT} WHERE s.tenant_id = '000000' AND s.removed_at IS NULL ORDER BY s.updated_at DESC, s.id DESC LIMIT 10`,
    );
    expect((await shownRows(page)).map((cells) => cells.slice(0, 8))).toEqual(
      expected.map(({ name, weights, published, createdBy }) => [
        name,
        ...weights.split(' '),
        published.slice(0, 16),
        createdBy ?? '—',
      ]),
    );
  });

  it('is searched by name, which the address keeps', async () => {
    const { name } = await made();
    const page = await visitors.signedIn(ANALYST, LIST);
    await page.getByLabel('风格名称').fill(name);
    await page.keyboard.press('Enter');
    await eventually(
      async () => (await shownRows(page)).map(([shown]) => shown),
      (shown) => shown.join() === name,
    );
    expect(new URL(page.url()).searchParams.get('search')).toBe(name);
  });

  it('lets a viewer only look, on the screen and by direct calls', async () => {
    const { id, name } = await made();
    const page = await visitors.signedIn(VIEWER, `${LIST}?search=${encodeURIComponent(name)}`);
    await rowOf(page, name).waitFor();
    for (const text of ['新增', '编辑', '删除'])
      expect(await table(page).getByText(text, { exact: true }).count()).toBe(0);
    await page.goto(`${detail(id)}&edit=1`);
    await page.getByText('最近修改人').waitFor();
    expect(await button(page, '编辑').count()).toBe(0);
    await page.goto(ADD);
    await page.getByText('tzgl_edit').first().waitFor();
    const session = await httpSignIn(VIEWER);
    const { status } = await session.send('/api/invest/style/delete', { body: { id } });
    await session.leave();
    expect([status, (await kept(name))[0]?.removed]).toEqual([403, 0]);
  });
});

describe('a new style', () => {
  it('is typed, checked while it is typed, and is then in the list and in the database', async () => {
    const name = freshName();
    const page = await visitors.signedIn(ANALYST, LIST);
    await button(page, '新增').click();
    await page.waitForURL(`**${ADD}`);
    await page.getByRole('tab', { name: '股票池' }).click();
    await page.getByText('请先保存投资风格信息，再查看股票生态池').waitFor();

    await nameField(page).fill(name);
    await fillWeights(page, '0.1', '0.2', '0.6', '0.35', '0.65');
    await page.getByText('风格指数权重各项之和结果要等于1，请重新输入').waitFor();
    await button(page, '保存').click();
    expect(await kept(name)).toEqual([]);

    await page.getByLabel('公司资本偏好指数权重').fill('0.7');
    await page.getByLabel('公司资本偏好指数权重').press('Enter');
    await page.getByText('操作成功!').waitFor();
    await page.waitForURL(`**${LIST}`);
    await rowOf(page, name).waitFor();
    expect(await kept(name)).toMatchObject([{ weights: '0.10 0.20 0.70 0.35 0.65', version: 1, removed: 0 }]);
    const [style] = await kept(name);
    expect(
      await rows(`SELECT action, username FROM {access}.audit_log WHERE subject = ? ORDER BY id`, [
        `style:${style?.id}`,
      ]),
    ).toEqual([{ action: 'invest.add-style', username: 'analyst' }]);
  });

  it('cannot have the name of another one, and is not closed with unsaved text without asking', async () => {
    const { name } = await made();
    const page = await visitors.signedIn(ANALYST, ADD);
    await nameField(page).fill(name);
    await page.keyboard.press('Tab');
    await page.getByText('投资风格名称重复，请重新输入').waitFor();
    await page.getByRole('button', { name: /关闭.*新增投资风格/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await nameField(page).inputValue()).toBe(name);
  });

  it('is made once by a create that is sent again', async () => {
    const name = freshName();
    const session = await httpSignIn(ANALYST);
    const body = {
      styleName: name,
      comparisonIndexIndustryWeight: 0.2,
      comparisonIndexCorpWeight: 0.3,
      zbphIndexWeight: 0.5,
      styleIndexWeight: 0.6,
      liquidityIndexWeight: 0.4,
    };
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      [1, 2].map(() => session.send('/api/invest/style/insert', { body, headers })),
    );
    await session.leave();
    const [one, other] = answers.map(({ body: { result } }) => (result as { styleId: number }).styleId);
    expect(one).toBe(other);
    expect(await kept(name)).toHaveLength(1);
  });
});

describe('a style', () => {
  it('is read, then edited in place; its tab has its name and its arrow leads to the list', async () => {
    const { id, name } = await made();
    const page = await visitors.signedIn(ANALYST, detail(id));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await eventually(
      () => page.title(),
      (title) => title.includes(`风格 ${name}`),
    );
    const shown = await page
      .locator('.invest-style-table tbody td')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim()));
    expect(shown.join(' ')).toBe('0.20 0.30 0.50 0.60 0.40');

    await button(page, '编辑').click();
    const renamed = `改${name.slice(1)}`;
    await nameField(page).fill(renamed);
    await nameField(page).press('Enter');
    await page.waitForURL(`**${LIST}`);
    await rowOf(page, renamed).waitFor();
    expect(await kept(renamed)).toMatchObject([{ id, version: 2, weights: '0.20 0.30 0.50 0.60 0.40' }]);

    await page.goto(detail(id));
    await button(page, '返回').click();
    await page.waitForURL(`**${LIST}`);
  });

  it('that another user changed meanwhile is not overwritten, and what was typed is kept', async () => {
    const { id, name, published } = await made();
    const page = await visitors.signedIn(ANALYST, `${detail(id)}&edit=1`);
    const field = nameField(page);
    await field.fill(`改${name.slice(1)}`);
    const session = await httpSignIn(ANALYST);
    await session.post('/api/invest/style/update', {
      styleId: id,
      styleName: name,
      publishedTime: published,
      comparisonIndexIndustryWeight: 0.25,
      comparisonIndexCorpWeight: 0.25,
      zbphIndexWeight: 0.5,
      styleIndexWeight: 0.6,
      liquidityIndexWeight: 0.4,
    });
    await session.leave();
    await button(page, '保存').click();
    await page.getByText('内容已被他人修改').waitFor();
    expect((await kept(name))[0]).toMatchObject({ version: 2, weights: '0.25 0.25 0.50 0.60 0.40' });
    await button(page, '重新载入').click();
    await eventually(
      () => page.getByLabel('行业对比指数权重').inputValue(),
      (value) => value === '0.25',
    );
    expect(await field.inputValue()).toBe(`改${name.slice(1)}`);
    await button(page, '保存').click();
    await page.waitForURL(`**${LIST}`);
    expect((await kept(`改${name.slice(1)}`))[0]).toMatchObject({
      id,
      version: 3,
      weights: '0.25 0.25 0.50 0.60 0.40',
    });
  });

  it('is deleted after a confirmation, and is then nowhere', async () => {
    const { id, name } = await made();
    const page = await visitors.signedIn(ANALYST, `${LIST}?search=${encodeURIComponent(name)}`);
    const ask = async (): Promise<Locator> => {
      await button(page, `删除 ${name}`).click();
      return page.getByRole('dialog');
    };
    const first = await ask();
    await first.getByText('此操作将永久删除该投资风格, 是否继续?').waitFor();
    await first.getByRole('button', { name: '取消' }).click();
    await first.waitFor({ state: 'hidden' });
    expect((await kept(name))[0]?.removed).toBe(0);

    await (await ask()).getByRole('button', { name: '确定' }).click();
    await page.getByText('操作成功!').waitFor();
    await page.getByText('没有符合条件的记录').waitFor();
    expect((await kept(name))[0]?.removed).toBe(1);
    expect((await directCall(page, `/api/invest/style/getStyleById?styleId=${id}`)).status).toBe(404);
    await page.goto(detail(id));
    await page.getByText('没有这个投资风格').waitFor();
  });
});
