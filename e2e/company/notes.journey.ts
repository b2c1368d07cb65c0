import type { Locator, Page } from 'playwright-core';
import { demoCompanies, detailPath, type DemoCompany } from '../support/screens/companies.ts';
import { eventually } from '../support/suite/eventually.ts';
import { noisePng } from '../support/files/png.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors, people } = stage();

const READER = ['gssjk', 'gssjk_gn', 'gssjk_gn_view', 'gssjk_gn_view_information'];
const WRITER = [...READER, 'gssjk_gn_view_info_edit'];
/** A year before all notes of the demo. */
const YEAR = 2001;

interface Kept {
  readonly id: number;
  readonly content: string;
  readonly version: number;
  readonly standing: number | null;
}

let company: DemoCompany;
beforeAll(async () => {
  const [first] = await demoCompanies(1);
  if (!first) throw new Error('the demo has no company');
  company = first;
});
afterAll(async () => {
  await rows(
    `DELETE FROM {company}.former_version WHERE kind = 'note' AND record_id IN
       (SELECT id FROM {company}.note WHERE company_id = ? AND year = ?)`,
    [company.id, YEAR],
  );
  await rows('DELETE FROM {company}.note WHERE company_id = ? AND year = ?', [company.id, YEAR]);
});

/** The notes of the year in the database, the last one made first. */
const kept = (): Promise<Kept[]> =>
  rows<Kept>(
    `SELECT id, content, version, standing FROM {company}.note
      WHERE tenant_id = '000000' AND company_id = ? AND type = 1 AND year = ? ORDER BY id DESC`,
    [company.id, YEAR],
  );

/** Opens the core competence of the company for a new user with these authorities. */
async function opened(authorities: readonly string[]): Promise<Page> {
  const person = await people.person({ authorities });
  const page = await visitors.signedIn(person, `${detailPath(company)}&tab=basic&sub=competence`);
  // A user who leaves with unsaved text is asked; this one leaves.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('heading', { name: '核心竞争力' }).waitFor();
  return page;
}
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const text = (page: Page): Locator => page.getByRole('textbox', { name: '核心竞争力正文' });

describe('the core competence of a company', () => {
  it('is written with a picture, kept as a draft when the page closes, continued by its writer, and deleted', async () => {
    const page = await opened(WRITER);
    await button(page, '新增').click();
    await button(page, '保存').click();
    await page.getByText('该项为必填项').waitFor();
    await page.getByRole('spinbutton', { name: '年度' }).fill(String(YEAR));
    await text(page).click();
    await button(page, '加粗').click();
    await page.keyboard.type('渠道与品牌');
    await page.getByLabel('上传图片或文件').setInputFiles({
      name: '产能.png',
      mimeType: 'image/png',
      buffer: noisePng(40, 30),
    });
    await text(page).getByRole('img', { name: '产能.png' }).waitFor();
    await button(page, '保存').click();
    await page.getByText('操作成功').waitFor();
    await page.getByRole('tab', { name: String(YEAR), selected: true }).waitFor();

    const [first] = await kept();
    expect(first).toMatchObject({ version: 1, standing: 1 });
    expect(first?.content).toMatch(
      /^<p><strong>渠道与品牌<\/strong>.*<img src="\/api\/blade-resource\/oss\/files\/[\w-]+" alt="产能.png" \/>/,
    );
    const picture = page.locator('.rich-text img');
    await eventually(
      () => picture.evaluate((img: { readonly naturalWidth?: number }) => img.naturalWidth),
      (width) => width === 40,
    );

    await button(page, '编辑').click();
    await text(page).fill('没写完');
    await page.getByText('草稿已保存在本机').waitFor();
    await page.reload();
    await button(page, '恢复').click();
    await text(page).getByText('没写完').waitFor();

    await rows('UPDATE {company}.note SET version = 9 WHERE id = ?', [first?.id ?? 0]);
    await button(page, '保存').click();
    await page.getByText('内容已被他人修改').waitFor();
    expect((await kept())[0]?.content).toContain('渠道与品牌');
    await button(page, '覆盖').click();
    await button(page, '编辑').waitFor();
    await page.locator('.rich-text').getByText('没写完').waitFor();
    expect((await kept())[0]).toMatchObject({ id: first?.id, version: 10 });
    expect((await kept())[0]?.content).toMatch(/^<p>(<strong>)?没写完(<\/strong>)?<\/p>$/);

    await button(page, '删除').click();
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await page.getByText('修改成功').waitFor();
    expect((await kept())[0]?.standing).toBeNull();
    await page.getByRole('tab', { name: String(YEAR) }).waitFor({ state: 'detached' });
  });

  it('overwritten by a save without a version is listed, compared and brought back', async () => {
    const page = await opened(WRITER);
    await button(page, '新增').click();
    await page.getByRole('spinbutton', { name: '年度' }).fill(String(YEAR));
    await text(page).fill('渠道与品牌。');
    await button(page, '保存').click();
    await page.getByText('操作成功').waitFor();
    await page.getByRole('tab', { name: String(YEAR), selected: true }).waitFor();
    const [note] = await kept();
    // The payload of the documents, without a version.
    await people.admin.post('/api/dataCorpCompetitivenessController/insertOrUpdate', {
      id: note?.id,
      dataId: company.id,
      type: 1,
      year: YEAR,
      content: '<p>渠道与规模。</p>',
    });
    await page.reload();
    await page.getByRole('tab', { name: String(YEAR) }).click();
    await page.locator('.rich-text').getByText('渠道与规模。').waitFor();
    await button(page, '历史版本').click();
    await page.getByRole('button', { name: /第 1 版 被未带版本号的保存覆盖/ }).click();
    const difference = page.getByRole('region', { name: '正文的差异' });
    await difference.waitFor();
    expect([
      await difference.locator('del').innerText(),
      await difference.locator('ins').innerText(),
    ]).toEqual(['品牌', '规模']);
    await button(page, '恢复第 1 版').click();
    await page.getByText('已恢复第 1 版').waitFor();
    await page.locator('.rich-text').getByText('渠道与品牌。').waitFor();
    expect((await kept())[0]).toMatchObject({ id: note?.id, version: 3, content: '<p>渠道与品牌。</p>' });
    const [line] = await rows<{ overwrote: string }>(
      `SELECT JSON_VALUE(\`after\`, '$.overwroteVersion') AS overwrote FROM {access}.audit_log
        WHERE subject = ? AND JSON_VALUE(\`after\`, '$.overwroteVersion') IS NOT NULL`,
      [`note:${note?.id ?? 0}`],
    );
    expect(Number(line?.overwrote)).toBe(1);
    await rows('UPDATE {company}.note SET standing = NULL WHERE id = ?', [note?.id ?? 0]);
  });

  it('is read by a user who may not write, without a button for it', async () => {
    await rows(
      `INSERT INTO {company}.note (tenant_id, company_id, type, year, content, created_at, updated_at)
       VALUES ('000000', ?, 1, ?, '<p>只读的正文</p>', NOW(), NOW())`,
      [company.id, YEAR],
    );
    const page = await opened(READER);
    await page.getByRole('tab', { name: String(YEAR) }).click();
    await page.getByText('只读的正文').waitFor();
    for (const name of ['新增', '编辑', '删除', '历史版本']) expect(await button(page, name).count()).toBe(0);
  });
});
