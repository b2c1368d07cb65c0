import { ADMIN } from '../support/browser/browser.ts';
import { stage } from '../support/people/stage.ts';
import { resetClock, rows, setClock } from '../support/suite/suite.ts';

const { visitors } = stage();
afterEach(resetClock);

const DETAIL = '/investment/dataCorpEcology/selectData/industryCommonDetail';

let pool: number;
let company: { readonly id: number; readonly code: string };
beforeAll(async () => {
  const [first] = await rows<{ id: number }>(
    `SELECT i.id FROM {ecology}.industry i
       JOIN {ecology}.membership m ON m.industry_id = i.id AND m.valid_to IS NULL
      WHERE i.tenant_id = '000000' AND i.variant = 'ecology' AND i.level = 3 AND i.removed_at IS NULL
      GROUP BY i.id ORDER BY COUNT(*), i.id LIMIT 1`,
  );
  if (!first) throw new Error('the demo has no pool');
  pool = first.id;
  const [outside] = await rows<typeof company>(
    `SELECT c.id, s.code FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND s.status = 'listed' AND NOT EXISTS
        (SELECT 1 FROM {ecology}.membership m WHERE m.company_id = c.id AND m.industry_id = ?)
      ORDER BY c.id LIMIT 1`,
    [pool],
  );
  if (!outside) throw new Error('every company is in the pool');
  company = outside;
});
afterAll(() =>
  rows('DELETE FROM {ecology}.membership WHERE industry_id = ? AND company_id = ?', [pool, company.id]),
);

const members = (): Promise<{ company_id: number }[]> =>
  rows(
    'SELECT company_id FROM {ecology}.membership WHERE industry_id = ? AND company_id = ? AND valid_to IS NULL',
    [pool, company.id],
  );

describe('the company pool of an industry', () => {
  it('is not changed outside the window, not even by an administrator', async () => {
    await setClock('2026-11-20T17:30:00+08:00');
    const page = await visitors.signedIn(ADMIN, `${DETAIL}?row=${pool}&backCropPool=true`);
    await page.getByRole('button', { name: '维护公司池', disabled: true }).waitFor();
  });

  it('takes a company inside the window, and shows it', async () => {
    await setClock('2026-11-20T07:00:00+08:00');
    const page = await visitors.signedIn(ADMIN, `${DETAIL}?row=${pool}&backCropPool=true`);
    await page.getByRole('button', { name: '维护公司池' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '输入代码、简称或拼音首字母' }).fill(company.code);
    const all = dialog.getByRole('listbox', { name: '全部公司' });
    await all.getByRole('option').filter({ hasText: company.code }).click();
    await dialog.getByRole('button', { name: '加入 1 家' }).click();
    await dialog
      .getByRole('listbox', { name: '公司池' })
      .getByRole('option')
      .filter({ hasText: company.code })
      .getByText('新加入')
      .waitFor();
    await dialog.getByRole('button', { name: '保存' }).click();
    await page.getByText('修改成功').waitFor();
    expect(await members()).toHaveLength(1);
    await page.getByRole('region', { name: '公司池' }).getByText(company.code).waitFor();
  });
});
