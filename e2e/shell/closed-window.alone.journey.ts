import { ADMIN } from '../support/browser/browser.ts';
import { demoCompanies } from '../support/screens/companies.ts';
import { about, check, verdict } from '../support/screens/diagnosis.ts';
import { stage } from '../support/people/stage.ts';
import { resetClock, setClock } from '../support/suite/suite.ts';
import { tableLines } from '../support/screens/table-lines.ts';

const LIST_CALL = '/api/dataCorp/pageSelectTableList';
const INDUSTRIES = '/investment/edatabase/getindustry';
const COMPANIES = '/edatabase/digitalecology';

const { visitors, people } = stage();
afterEach(resetClock);

describe('the diagnosis of access', () => {
  it('says that a function is open in the maintenance window only, for all users', async () => {
    const admin = await people.inserted({ authorities: ['ROLE_admin'] });
    await setClock('2026-11-20T18:24:00+08:00');
    const page = await visitors.signedIn(ADMIN, '/');
    await page.route('**/api/docs/openapi.json', async (route) => {
      const document = (await (await route.fetch()).json()) as {
        paths: Record<string, { get?: Record<string, unknown> }>;
      };
      const list = document.paths[LIST_CALL]?.get;
      if (list) list['x-maintenance-window'] = true;
      await route.fulfill({ json: document });
    });
    await page.goto(`/system/users?tab=diagnosis&user=${admin.id}`);
    await about(page, LIST_CALL);
    await verdict(page).getByText('现在不能', { exact: true }).waitFor();
    const text = await check(page, '维护时间').innerText();
    expect(text).toContain('07:00–17:30，现在关闭，距开放 12 小时 3');
    expect(text).toContain('系统管理员也不例外');
    await setClock('2026-11-21T10:00:00+08:00');
    await page.reload();
    await verdict(page).getByText('可以', { exact: true }).waitFor();
    await check(page, '维护时间').filter({ hasText: '现在开放' }).waitFor();
  });
});

describe('a user who maintains industries', () => {
  it('finds the buttons grey outside the window', async () => {
    await setClock('2026-11-20T18:24:00+08:00');
    const page = await visitors.signedIn(ADMIN, INDUSTRIES);
    await tableLines(page.getByRole('region', { name: '行业列表' }))
      .first()
      .waitFor();
    for (const name of ['新增行业', '申万行业管理'])
      await page.getByRole('button', { name, disabled: true }).waitFor();
    await page
      .getByRole('button', { name: /^编辑 /, disabled: true })
      .first()
      .waitFor();
  });
});

describe('editing a company', () => {
  it('is grey outside the window, for an administrator too', async () => {
    await setClock('2026-11-20T17:30:00+08:00');
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    const page = await visitors.signedIn(ADMIN, `${COMPANIES}?search=${company.code}.${company.exchange}`);
    await page.getByRole('button', { name: `编辑 ${company.name}`, exact: true, disabled: true }).waitFor();
    await page.getByRole('status').filter({ hasText: '维护时间 07:00–17:30' }).waitFor();
  });
});
