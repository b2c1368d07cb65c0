import { randomInt } from 'node:crypto';
import { formatNumber } from '@console/contract-core';
import type { Locator, Page } from 'playwright-core';
import { ADMIN, ANALYST } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { httpSignIn } from '../support/suite/http-session.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('records');
const { visitors, people } = stage();

const ECOLOGY = '/ecologydatabase/industry';
const DEFAULT = '/investment/edatabase/getindustry';
const MERGED = '新增失败,行业名称或者编码重复或者当前时间不在07:00和17:30之间';

afterAll(async () => {
  // Children first: a parent with children cannot be deleted.
  await rows(`DELETE FROM {ecology}.industry WHERE tenant_id = '000000' AND name LIKE '旅程%' AND level = 2`);
  await rows(`DELETE FROM {ecology}.industry WHERE tenant_id = '000000' AND name LIKE '旅程%'`);
});

const anyName = (): string => `旅程${String(randomInt(10 ** 6)).padStart(6, '0')}`;
const codeOf = (name: string): string => `T${name.slice(2)}`;

interface Kept {
  readonly id: number;
  readonly level: number;
  readonly description: string;
  readonly version: number;
  readonly parentName: string | null;
}
const kept = (name: string): Promise<Kept[]> =>
  rows<Kept>(
    `SELECT i.id, i.level, i.description, i.version, p.name AS parentName
       FROM {ecology}.industry i LEFT JOIN {ecology}.industry p ON p.id = i.parent_id
      WHERE i.tenant_id = '000000' AND i.variant = 'ecology' AND i.name = ? AND i.removed_at IS NULL`,
    [name],
  );

async function one(name: string): Promise<Kept> {
  const [found] = await eventually(
    () => kept(name),
    (seen) => seen.length > 0,
  );
  if (!found) throw new Error(`no industry ${name}`);
  return found;
}

const table = (page: Page, title = '数字生态行业'): Locator => page.getByRole('region', { name: title });
const lines = (page: Page, title?: string): Locator => tableLines(table(page, title));
const line = (page: Page, name: string): Locator => lines(page).filter({ hasText: name });
const dialog = (page: Page): Locator => page.getByRole('dialog');
const press = (page: Page, name: string): Promise<void> =>
  dialog(page).getByRole('button', { name, exact: true }).click();

async function fillIn(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('行业名称', { exact: true }).fill(name);
  await dialog(page).getByLabel('编码', { exact: true }).fill(codeOf(name));
  await dialog(page)
    .getByRole('combobox', { name: /分析师/ })
    .click();
  await page.locator('.ant-select-item-option:visible').first().click();
  await dialog(page).getByLabel('行业概况', { exact: true }).fill('旅程所写');
}

/** Makes an industry by a direct call. */
async function made(name = anyName()): Promise<string> {
  const session = await httpSignIn(ADMIN);
  const [analyst] = await session.result<{ id: number }[]>('/api/sysUser/getUserAll');
  await session.post('/api/ecology/dataIndustry/addChildIndustry', {
    industryName: name,
    industryCode: codeOf(name),
    industryDesc: '旅程所写',
    userId: analyst?.id,
  });
  await session.leave();
  return name;
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `${name} 的更多操作` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
const found = (name: string): string => `${ECOLOGY}?search=${encodeURIComponent(name)}`;

describe('the list of industries', () => {
  it('shows the largest, as many as fit the screen, their capital and number of companies equal to the database', async () => {
    const expected = await rows<{
      name: string;
      code: string;
      level: number;
      capital: number;
      companies: number;
    }>(
      `SELECT i.name, i.code, i.level, SUM(b.close * b.total_shares) AS capital, COUNT(*) AS companies
         FROM {ecology}.industry i
         JOIN {ecology}.industry x ON x.id = i.id OR x.parent_id = i.id
           OR x.parent_id IN (SELECT y.id FROM {ecology}.industry y WHERE y.parent_id = i.id)
         JOIN {ecology}.membership m ON m.industry_id = x.id AND m.valid_to IS NULL
         JOIN {ecology}.company c ON c.id = m.company_id AND c.deleted_at IS NULL
         JOIN {market}.daily_bar b ON b.security_id = c.security_id AND b.trade_date =
           (SELECT MAX(l.trade_date) FROM {market}.daily_bar l WHERE l.security_id = c.security_id)
        WHERE i.tenant_id = '000000' AND i.variant = 'ecology' AND i.level = 3 AND i.removed_at IS NULL
        GROUP BY i.id ORDER BY capital DESC, i.id DESC`,
    );
    const page = await visitors.signedIn(ANALYST, `${ECOLOGY}?industryLevel=3`);
    await lines(page).filter({ hasText: 'L3' }).first().waitFor();
    const shown = await lines(page).evaluateAll((each) =>
      each.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
    );
    const picked = shown.map((cells) => [0, 1, 2, 4, 10].map((at) => cells[at]));
    expect(picked.length).toBeGreaterThanOrEqual(10);
    // Industries without companies have no capital, and are the last.
    const valued = picked.filter(([, , , capital]) => capital !== '—');
    expect(picked.slice(0, valued.length)).toEqual(valued);
    const drawn = expected
      .slice(0, valued.length)
      .map(({ name, code, level, capital, companies }) => [
        name,
        code,
        `L${level}`,
        formatNumber(Number(capital), { unit: 'hundredMillionYuan' }),
        formatNumber(Number(companies), { unit: 'count' }),
      ]);
    expect([...valued].sort()).toEqual([...drawn].sort());
  });

  it('is narrowed by the industries of the cascader once 确定 is pressed', async () => {
    const [top] = await rows<{ id: number; name: string }>(
      `SELECT id, name FROM {ecology}.industry WHERE tenant_id = '000000' AND variant = 'ecology'
        AND level = 1 AND removed_at IS NULL AND name NOT LIKE '旅程%' ORDER BY id LIMIT 1`,
    );
    if (!top) throw new Error('the demo has no industry');
    const page = await visitors.signedIn(ANALYST, ECOLOGY);
    await lines(page).first().waitFor();
    await page.getByRole('combobox', { name: /行业（/ }).click();
    const confirm = page.getByRole('button', { name: '确定', exact: true });
    expect(await confirm.isDisabled()).toBe(true);
    const option = page.locator('.ant-cascader-menu-item', { hasText: top.name });
    await option.locator('.ant-cascader-checkbox').click();
    await confirm.click();
    await page.waitForURL((url) => url.searchParams.get('industryIds') === String(top.id));
    await line(page, top.name).first().waitFor();
  });

  it('says that no overseas data is loaded', async () => {
    const page = await visitors.signedIn(ADMIN, '/overseas/industry');
    await page.getByText('还没有海外行业数据').waitFor();
  });

  it('offers no forbidden action', async () => {
    const reader = await people.inserted({ authorities: ['hysjk', 'hysjk_gn'] });
    const page = await visitors.signedIn(reader, ECOLOGY);
    await lines(page).first().waitFor();
    expect(await table(page).getByRole('columnheader', { name: '操作' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: '新增行业' }).count()).toBe(0);
  });
});

describe('a user who maintains industries', () => {
  it('adds one at the top and one below it', async () => {
    const [top, below] = [anyName(), anyName()];
    const page = await visitors.signedIn(ADMIN, ECOLOGY);
    await page.getByRole('button', { name: '新增行业' }).click();
    await press(page, '保存');
    await dialog(page).getByText('请填写完整信息').waitFor();
    await fillIn(page, top);
    await press(page, '保存');
    await page.getByText(`已新增行业“${top}”`).waitFor();
    expect(await one(top)).toMatchObject({ level: 1, parentName: null, description: '旅程所写' });

    await page.goto(found(top));
    await choose(page, top, '新增下级');
    expect(await dialog(page).getByLabel('上级行业', { exact: true }).inputValue()).toBe(top);
    await fillIn(page, below);
    await press(page, '保存');
    await page.getByText(`已新增行业“${below}”`).waitFor();
    expect(await one(below)).toMatchObject({ level: 2, parentName: top });

    await choose(page, top, '删除');
    await press(page, '删除');
    await dialog(page).getByText('该行业下有 1 个下级行业、0 家公司，不能删除').waitFor();
    expect(await kept(top)).toHaveLength(1);
  });

  it('gets the documents’ message that a name is taken, and keeps what was typed', async () => {
    const name = await made();
    const page = await visitors.signedIn(ADMIN, ECOLOGY);
    await page.getByRole('button', { name: '新增行业' }).click();
    await fillIn(page, name);
    await press(page, '保存');
    await dialog(page).getByText(MERGED, { exact: false }).waitFor();
    expect(await dialog(page).getByLabel('编码', { exact: true }).inputValue()).toBe(codeOf(name));
    expect(await kept(name)).toHaveLength(1);
  });

  it('saves second, loads what was saved meanwhile and loses nothing', async () => {
    const name = await made();
    const page = await visitors.signedIn(ADMIN, found(name));
    await page.getByRole('button', { name: `编辑 ${name}` }).click();
    await dialog(page).getByLabel('行业概况', { exact: true }).fill('后写的');
    await rows(
      `UPDATE {ecology}.industry SET code = ?, version = version + 1 WHERE tenant_id = '000000' AND name = ?`,
      [`${codeOf(name)}X`, name],
    );
    await press(page, '保存');
    await dialog(page).getByText('内容已被他人修改').waitFor();
    await press(page, '重新载入');
    await eventually(
      () => dialog(page).getByLabel('编码', { exact: true }).inputValue(),
      (code) => code === `${codeOf(name)}X`,
    );
    await press(page, '保存');
    await page.getByText('修改成功').waitFor();
    expect(await one(name)).toMatchObject({ description: '后写的' });
  });

  it('deletes an empty one once it is confirmed', async () => {
    const name = await made();
    const page = await visitors.signedIn(ADMIN, found(name));
    await choose(page, name, '删除');
    await dialog(page).getByText('确定是否将此行业删除, 是否继续?').waitFor();
    await press(page, '取消');
    await page.getByText('已取消删除').waitFor();
    expect(await kept(name)).toHaveLength(1);
    await choose(page, name, '删除');
    await press(page, '删除');
    await page.getByText('删除成功!').waitFor();
    expect(await kept(name)).toEqual([]);
  });

  it('takes an empty Shenwan industry out of the tree and puts it back', async () => {
    const [leaf] = await rows<{ name: string; code: string }>(
      `SELECT i.name, i.sw_code AS code FROM {ecology}.industry i
        WHERE i.tenant_id = '000000' AND i.variant = 'default' AND i.level = 3 AND i.removed_at IS NULL
          AND i.sw_code IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {ecology}.membership m WHERE m.industry_id = i.id)
          AND EXISTS (SELECT 1 FROM {ecology}.industry s
            WHERE s.parent_id = i.parent_id AND s.id <> i.id AND s.removed_at IS NULL)
        ORDER BY i.id LIMIT 1`,
    );
    if (!leaf) throw new Error('the demo has no empty Shenwan industry');
    const there = (): Promise<unknown[]> =>
      rows(
        `SELECT id FROM {ecology}.industry WHERE tenant_id = '000000' AND variant = 'default'
          AND sw_code = ? AND removed_at IS NULL`,
        [leaf.code],
      );
    const page = await visitors.signedIn(ADMIN, DEFAULT);
    for (const count of [0, 1]) {
      await page.getByRole('button', { name: '申万行业管理' }).click();
      await page.getByRole('textbox', { name: '行业名称或代码' }).fill(leaf.code);
      await page.getByRole('treeitem', { name: leaf.code }).last().click();
      await press(page, '确定');
      await dialog(page).waitFor({ state: 'hidden' });
      expect(await there()).toHaveLength(count);
    }
  });
});
