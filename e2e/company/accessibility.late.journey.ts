import { nothingSerious } from '../support/accessibility/inspecting-reader.ts';
import { press, type Screen } from '../support/accessibility/screen.ts';
import { demoCompanies, detailPath } from '../support/screens/companies.ts';
import { LINES } from '../support/screens/table-lines.ts';

const SCREENS: readonly Screen[] = [
  { name: 'company list', path: '/edatabase/digitalecology', shows: '公司列表' },
  {
    name: 'company list, columns',
    path: '/edatabase/digitalecology',
    shows: '公司列表',
    then: press('列设置', '恢复默认'),
  },
  { name: 'overseas companies', path: '/overseas/company', shows: '还没有海外公司数据' },
  {
    name: 'a company pointed at',
    path: '/edatabase/digitalecology',
    shows: '公司列表',
    then: (page) => page.locator(`${LINES} .c-code`).first().hover(),
  },
];

nothingSerious(SCREENS, (reader) => {
  it('on a company', async () => {
    const [company] = await demoCompanies(1);
    if (!company) throw new Error('the demo has no company');
    await reader.inspector.goto(detailPath(company));
    await reader.inspector.page.locator('.c-strip-name', { hasText: company.name }).waitFor();
    expect(await reader.faultsHere('company')).toEqual([]);
  });
});
