import type { Locator, Page } from 'playwright-core';
import { ANALYST, directCall, VIEWER } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { keptFactors, ownFactors } from '../support/invest/own-factors.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES, tableLines } from '../support/screens/table-lines.ts';

const { visitors, people } = stage();
const factors = ownFactors();

const LIST = '/divisor/list';
const found = (name: string): string => `${LIST}?search=${encodeURIComponent(name)}`;
const FORMULA = 'cross_percentile(市净率)';
const KINDS = ['', '单一因子', '复合因子', '计算因子'];

const table = (page: Page): Locator => page.getByRole('region', { name: '因子管理' });
const lineOf = (page: Page, name: string): Locator =>
  tableLines(table(page)).filter({ has: page.getByRole('link', { name, exact: true }) });
const tree = (page: Page): Locator => page.getByRole('tree', { name: '因子' }).filter({ visible: true });

async function shownLines(page: Page): Promise<string[][]> {
  await table(page).locator(`${LINES} a`).first().waitFor();
  return tableLines(table(page)).evaluateAll((lines) =>
    lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
}

const shownNames = async (page: Page): Promise<string[]> =>
  (await shownLines(page)).map(([name = '']) => name);

const SELECT = `SELECT f.name, f.version, f.updated_at AS updatedAt, v.kind, u.real_name AS updatedBy,
    (SELECT COUNT(DISTINCT r.factor_id) FROM {invest}.factor_reference r WHERE r.used_id = f.id) AS usedBy
  FROM {invest}.factor f
  JOIN {invest}.factor_version v ON v.factor_id = f.id AND v.version = f.version
  LEFT JOIN {access}.user u ON u.id = f.updated_by
 WHERE f.tenant_id = '000000' AND f.removed_at IS NULL`;

interface Listed {
  readonly name: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly kind: number;
  readonly updatedBy: string | null;
  readonly usedBy: number;
}

describe('the list of factors', () => {
  it('shows the latest changed first, every figure equal to the database', async () => {
    await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, LIST);
    const expected = await rows<Listed>(`${SELECT} ORDER BY f.updated_at DESC, f.id DESC LIMIT 10`);
    const shown = await shownLines(page);
    expect(shown.slice(0, 10).map((cells) => [0, 2, 4, 5, 6, 7].map((at) => cells[at]))).toEqual(
      expected.map(({ name, kind, version, usedBy, updatedBy, updatedAt }) => [
        ...[name, KINDS[kind], String(version), String(usedBy)],
        ...[updatedAt.slice(0, 16), updatedBy ?? '—'],
      ]),
    );
  });

  it('is searched by name, narrowed by kind and by rule, and the address keeps it', async () => {
    const { name, formula } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, LIST);
    const search = page.getByRole('searchbox', { name: '因子名称' }).or(page.getByPlaceholder('因子名称'));
    await search.first().fill(name);
    await page.keyboard.press('Enter');
    await eventually(
      () => shownNames(page),
      (names) => names.join() === name,
    );
    const [[, category, kind, shown, , , , , rule] = []] = await shownLines(page);
    expect([category, kind, rule, shown]).toEqual(['动量与反转', '单一因子', '截面百分位', formula]);
    expect(new URL(page.url()).searchParams.get('search')).toBe(name);
    await page.reload();
    expect(await shownNames(page)).toEqual([name]);
    await page.goto(`${found(name)}&factorIsSingle=2`);
    await page.getByText('没有符合条件的记录').waitFor();
    await page.goto(`${found(name)}&factorIsSingle=1&calcRule=3`);
    expect(await shownNames(page)).toEqual([name]);
  });

  it('is narrowed by a category of the tree, in which a factor is found and opened', async () => {
    const { id, name } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, LIST);
    const category = tree(page).getByRole('treeitem', { name: /^动量与反转/ });
    const [held] = await rows<{ count: number }>(
      `SELECT COUNT(*) AS count FROM {invest}.factor
        WHERE tenant_id = '000000' AND removed_at IS NULL AND shelf = 4`,
    );
    expect(await category.textContent()).toBe(`动量与反转${held?.count}`);
    await category.click();
    await eventually(
      () => shownLines(page),
      (lines) => lines.every(([, title]) => title === '动量与反转'),
    );
    expect(new URL(page.url()).searchParams.get('treeFormId')).toBe('4');
    await page.getByPlaceholder('在分类中查找因子').fill(name);
    await tree(page).getByRole('treeitem', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(new URL(page.url()).searchParams.get('formId')).toBe(String(id));
  });

  it('shows which factors use a factor, directly or not, and what it is made of', async () => {
    const part = await factors.made(FORMULA);
    const whole = await factors.made(`${part.name} * 2`);
    const top = await factors.made(`${whole.name} + cs_rank(收盘价)`);
    const page = await visitors.signedIn(ANALYST, found(part.name));
    await page.getByRole('button', { name: `${part.name} 被 1 个因子引用` }).click();
    const dialog = page.getByRole('dialog');
    const told = (): Promise<string[]> =>
      dialog.getByRole('listitem').evaluateAll((items) => items.map((item) => item.textContent ?? ''));
    await dialog.getByRole('listitem').first().waitFor();
    expect(await told()).toEqual([`${whole.name}因子`, `${top.name}因子，间接`]);
    await dialog.getByRole('tab', { name: '由什么组成' }).click();
    await eventually(told, (items) => items.join() === '市净率指标');
    await dialog.getByRole('tab', { name: '被谁引用' }).click();
    await dialog.getByRole('button', { name: whole.name }).click();
    await page.getByRole('heading', { level: 1, name: whole.name }).waitFor();
  });
});

describe('a factor in the list', () => {
  it('that others use is not deleted, and the dialog names them', async () => {
    const part = await factors.made(FORMULA);
    const whole = await factors.made(`${part.name} * 2`);
    const page = await visitors.signedIn(ANALYST, found(part.name));
    await choose(page, part.name, '删除');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /删\s*除/ }).click();
    await dialog.getByText(`该因子正被以下因子使用，不能删除：${whole.name}`).waitFor();
    expect(await keptFactors(part.name)).toMatchObject([{ removed: 0 }]);
  });

  it('is deleted after a confirmation, and is then nowhere', async () => {
    const { id, name } = await factors.made(FORMULA);
    const page = await visitors.signedIn(ANALYST, found(name));
    await choose(page, name, '删除');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /取\s*消/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await keptFactors(name)).toMatchObject([{ removed: 0 }]);
    await choose(page, name, '删除');
    await dialog.getByRole('button', { name: /删\s*除/ }).click();
    await page.getByText(`因子 ${name} 已删除`).waitFor();
    await page.getByText('没有符合条件的记录').waitFor();
    expect(await keptFactors(name)).toMatchObject([{ removed: 1 }]);
    expect(
      await rows('SELECT action FROM {access}.audit_log WHERE subject = ? ORDER BY id', [`factor:${id}`]),
    ).toEqual([{ action: 'invest.saveFactor' }, { action: 'invest.deleteFactor' }]);
    await page.goto(`/divisor/detail?formId=${id}`);
    await page.getByText('没有这个因子').waitFor();
  });
});

/** Chooses a command of a line's menu. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await lineOf(page, name).waitFor();
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

describe('a user without rights on the factors', () => {
  it('sees factors and changes none with only the right to look, on the screen and by direct calls', async () => {
    const { id, name } = await factors.made(FORMULA);
    const page = await visitors.signedIn(VIEWER, found(name));
    await lineOf(page, name).waitFor();
    for (const text of ['新建因子', '回测', '复制', '删除'])
      expect(await table(page).getByText(text, { exact: true }).count()).toBe(0);
    await page.goto(`/divisor/detail?formId=${id}`);
    await page.getByText('只读').waitFor();
    expect(await page.getByRole('button', { name: /^保\s*存$/ }).count()).toBe(0);
    await page.goto('/divisor/detail');
    await page.getByText('yzgl_edit').first().waitFor();
    const viewer = await httpSignIn(VIEWER);
    const { status } = await viewer.send('/api/manager/delete', { body: { id } });
    await viewer.leave();
    expect([status, (await keptFactors(name))[0]?.removed]).toEqual([403, 0]);
  });

  it('sees none of another tenant, whatever the address names', async () => {
    const { id, name } = await factors.made(FORMULA);
    const stranger = await people.otherTenantsAdmin();
    const page = await visitors.signedIn(stranger, found(name));
    await page.getByText('没有符合条件的记录').waitFor();
    await page.getByPlaceholder('在分类中查找因子').fill(name);
    await page.getByText('没有符合的因子').waitFor();
    await page.goto(`/divisor/detail?formId=${id}`);
    await page.getByText('没有这个因子').waitFor();
    expect((await directCall(page, `/api/manager/versions?id=${id}`)).status).toBe(404);
    const session = await httpSignIn(stranger);
    const { status } = await session.send('/api/manager/delete', { body: { id } });
    await session.leave();
    expect([status, (await keptFactors(name))[0]?.removed]).toEqual([404, 0]);
  });
});
