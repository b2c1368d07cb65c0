import type { Locator, Page } from 'playwright-core';
import { ADMIN } from '../support/browser/browser.ts';
import { eventually } from '../support/suite/eventually.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';
import { LINES } from '../support/screens/table-lines.ts';
import { oneAtATime } from '../support/suite/turn.ts';

oneAtATime('records');
const { visitors, people } = stage();

const LIST = '/edatabase/digitalecology';
const ADD = '/investment/dataCorpEcology/insertData/addnew';

interface Share {
  readonly id: number;
  readonly code: string;
  readonly exchange: string;
  readonly name: string;
  readonly companyId: number;
  readonly theme: string | null;
  readonly products: string | null;
}
/** A company of the demo in no industry, removed so that it can be added again; restored at the end. */
let share: Share;

beforeAll(async () => {
  const [found] = await rows<Share>(
    `SELECT s.id, s.code, s.exchange, s.name, c.id AS companyId, c.concept_theme AS theme,
            c.main_product_name AS products
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND s.status = 'listed' AND c.type_time IS NULL
        AND (SELECT COUNT(*) FROM {market}.security o WHERE o.name = s.name) = 1
      ORDER BY c.id DESC LIMIT 1`,
  );
  if (!found) throw new Error('the demo has no unclassified company');
  share = found;
  await rows('UPDATE {ecology}.company SET deleted_at = NOW() WHERE id = ?', [share.companyId]);
});
afterAll(async () => {
  const { theme, products, companyId } = share;
  await rows(
    `UPDATE {ecology}.company SET deleted_at = NULL, concept_theme = NULLIF(?, ''),
            main_product_name = NULLIF(?, '') WHERE id = ?`,
    [theme ?? '', products ?? '', companyId],
  );
});

const whole = (): string => `${share.code}.${share.exchange}`;
const line = (page: Page): Locator =>
  page.getByRole('region', { name: '公司列表' }).locator(LINES).filter({ hasText: share.name });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const kept = async () =>
  (
    await rows<{ theme: string | null; status: number; version: number }>(
      'SELECT concept_theme AS theme, status, version FROM {ecology}.company WHERE id = ? AND deleted_at IS NULL',
      [share.companyId],
    )
  )[0];

async function pick(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: '公司简称' }).fill(share.code);
  await page.locator('.ant-select-item-option:visible', { hasText: whole() }).click();
}

describe('adding a company', () => {
  it('says what is missing, fills number and exchange from the picked share, and leads to it in the list', async () => {
    const page = await visitors.signedIn(ADMIN, LIST);
    await page.getByRole('button', { name: '新增' }).first().click();
    await page.waitForURL((url) => url.pathname.toLowerCase() === ADD.toLowerCase());
    await button(page, '保存').click();
    for (const missing of ['请输入公司简称', '请输入股票代码', '请选择交易所代码'])
      await page.getByText(missing).waitFor();
    await pick(page);
    expect(await page.getByLabel('股票代码', { exact: true }).inputValue()).toBe(share.code);
    expect(await page.getByLabel('交易所代码', { exact: true }).inputValue()).toBe(share.exchange);
    await page.getByLabel('概念题材', { exact: true }).fill('旅程');
    await button(page, '保存').click();
    await page.waitForURL((url) => url.searchParams.get('search') === whole());
    await line(page).waitFor();
    expect(await eventually(kept, (seen) => seen !== undefined)).toMatchObject({ theme: '旅程' });
  });

  it('does not offer what was added', async () => {
    const page = await visitors.signedIn(ADMIN, ADD);
    await page.getByRole('combobox', { name: '公司简称' }).fill(whole());
    await page.getByText('没有符合的公司，或已经新增').waitFor();
  });

  it('is not open for unlisted companies', async () => {
    const page = await visitors.signedIn(ADMIN, ADD);
    await page.getByRole('tab', { name: '新增非上市公司' }).click();
    await page.getByText('暂不开放').waitFor();
    await page.getByRole('tab', { name: '新增上市公司', selected: true }).waitFor();
    await page.getByRole('tab', { name: '申万行业管理' }).click();
    await page.getByRole('treeitem').first().waitFor();
  });
});

describe('editing a company', () => {
  it('saves what was typed and says so', async () => {
    const before = await kept();
    const page = await visitors.signedIn(ADMIN, `${LIST}?search=${whole()}`);
    await button(page, `编辑 ${share.name}`).click();
    const dialog = page.getByRole('dialog', { name: '修改公司' });
    expect(await dialog.getByLabel('公司简称', { exact: true }).isEditable()).toBe(false);
    await dialog.getByLabel('概念题材', { exact: true }).fill('旅程二');
    await dialog.getByLabel('概念题材', { exact: true }).press('Enter');
    await page.getByText('修改成功').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await kept()).toMatchObject({ theme: '旅程二', version: (before?.version ?? 0) + 1 });
  });
});

describe('a forbidden action', () => {
  it('is not offered: neither adding nor editing without the authority, deletion to no one', async () => {
    const reader = await people.inserted({ authorities: ['gssjk', 'gssjk_gn', 'gssjk_gn_view'] });
    const page = await visitors.signedIn(reader, `${LIST}?search=${whole()}`);
    await line(page).getByRole('link', { name: '详情' }).waitFor();
    expect(await page.getByRole('button', { name: /新增|编辑/ }).count()).toBe(0);
    const admin = await visitors.signedIn(ADMIN, `${LIST}?search=${whole()}`);
    await button(admin, `编辑 ${share.name}`).waitFor();
    expect(await admin.getByRole('button', { name: /的更多操作/ }).count()).toBe(0);
  });
});
