import type { Locator, Page } from 'playwright-core';
import { ADMIN, ANALYST, directCall } from '../support/browser/browser.ts';
import { demoCompanies, detailPath, type DemoCompany } from '../support/screens/companies.ts';
import { stage } from '../support/people/stage.ts';
import { eventually } from '../support/suite/eventually.ts';

const { visitors, people } = stage();

interface Tab {
  readonly title: string;
  readonly key: string;
  /** Its required authority: document 1 §6. */
  readonly needs: string;
  /** A call that it makes. */
  readonly call: string;
  readonly subs: readonly Sub[];
}
/** A tab within a tab, and the row of tabs within it. */
type Sub = readonly [title: string, key: string, parts?: readonly [label: string, titles: readonly string[]]];

const TABS: readonly Tab[] = [
  {
    title: '基本信息',
    key: 'basic',
    needs: 'gssjk_gn_view_information',
    call: '/api/dataCorp/getSelectOneTable',
    subs: [
      ['公司概况', 'profile'],
      ['公司高管', 'executives', ['公司高管', ['高管明细', '全部持股变动']]],
      ['供应商与客户', 'partners'],
      ['研发情况', 'research'],
      ['员工构成', 'staff', ['员工构成', ['人员', '学历']]],
      ['核心竞争力', 'competence'],
    ],
  },
  {
    title: '财务数据',
    key: 'financial',
    needs: 'gssjk_gn_view_financial',
    call: '/api/dataIncome/dataList',
    subs: [
      ['利润表', 'income'],
      ['资产负债表', 'liabilities'],
      ['现金流量表', 'cashflow'],
      ['财务分析', 'analysisIndustry'],
      ['利润明细', 'profit'],
    ],
  },
  {
    title: '经营数据',
    key: 'business',
    needs: 'gssjk_gn_view_businessData',
    call: '/api/dataBusiness/revenueCost',
    subs: [
      ['营业收入与成本', 'revenue'],
      ['期间费用', 'expenses'],
      ['分产品与分地区', 'segments', ['主营构成', ['分产品', '分地区']]],
      ['业务展望', 'outlook'],
    ],
  },
  {
    title: '市场数据',
    key: 'market',
    needs: 'gssjk_gn_view_marketData',
    call: '/api/dataStockPastQuotation/pageList',
    subs: [
      ['股东结构', 'shareholders'],
      [
        ...(['市场预测', 'prediction'] as const),
        ['市场预测', ['最新预测', '成长预测', '质量预测', '业绩预告', '业绩快报', '分析师评级', '机构调研']],
      ],
      [
        ...(['市场行情', 'quotation'] as const),
        ['市场行情', ['走势', '行情数据', '估值分位', '盈利能力', '人气热度']],
      ],
      ['重大事项', 'events', ['重大事项', ['股权质押', '分红统计', '员工持股计划', '增发统计']]],
    ],
  },
  {
    title: '资金偏好',
    key: 'funds',
    needs: 'gssjk_gn_view_fundPreference',
    call: '/api/dataStockHsgtHeld/dataList',
    subs: [
      ['机构持股', 'institutions'],
      ['产业资本', 'industrial'],
      ['杠杆资金', 'leverage'],
      ['沪深港通', 'connect'],
      ['每日交易统计', 'trading'],
      ['流动性', 'liquidity'],
      ['资本偏好指数', 'preference'],
      ['策略与生态池', 'research'],
    ],
  },
  {
    // Has the authority of the fund preference, and is only in the variant with backFlag.
    title: '舆情监测',
    key: 'opinion',
    needs: 'gssjk_gn_view_fundPreference',
    call: '/api/opinionMonitoring/announcements',
    subs: [
      ['公司公告', 'announcements'],
      ['新闻舆情', 'news'],
      ['策略与生态池', 'research'],
    ],
  },
];

const READS = ['gssjk', 'gssjk_gn', 'gssjk_gn_view'] as const;

let company: DemoCompany;
let address: string;
beforeAll(async () => {
  const [first] = await demoCompanies(1);
  if (!first) throw new Error('the demo has no company');
  company = first;
  address = `${detailPath(company)}&backFlag=1`;
});

const row = (page: Page, label: string): Locator =>
  page.getByRole('tablist', { name: label, exact: true }).filter({ visible: true });
const titles = (page: Page, label: string): Promise<string[]> =>
  row(page, label).getByRole('tab').allTextContents();
const chosen = (page: Page, label: string): Promise<string[]> =>
  row(page, label).getByRole('tab', { selected: true }).allTextContents();
const choose = (page: Page, label: string, title: string): Promise<void> =>
  row(page, label).getByRole('tab', { name: title, exact: true }).click();
const param = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
const statusOf = async (page: Page, { call }: Tab): Promise<number> =>
  (await directCall(page, `/svc/company${call}?dataId=${company.id}`)).status;

describe('the tabs of a company', () => {
  it.each([...new Set(TABS.map(({ needs }) => needs))])(
    'are, with %s, only the permitted ones',
    async (authority) => {
      const reader = await people.inserted({ authorities: [...READS, authority] });
      const page = await visitors.signedIn(reader, address);
      const own = TABS.filter(({ needs }) => needs === authority);
      await row(page, '公司资料').waitFor();
      expect(await titles(page, '公司资料')).toEqual(own.map(({ title }) => title));
      for (const tab of TABS)
        expect([tab.title, await statusOf(page, tab)]).toEqual([tab.title, own.includes(tab) ? 200 : 403]);
      expect(await page.getByRole('button', { name: '编辑', exact: true }).count()).toBe(0);
      // An address of a tab that is not permitted leads to the first one that is.
      const other = TABS.find((tab) => !own.includes(tab));
      await page.goto(`${address}&tab=${other?.key}`);
      await row(page, '公司资料').waitFor();
      expect(await chosen(page, '公司资料')).toEqual([own[0]?.title]);
    },
  );

  it.each([[[]], [['gssjk_gn_view_opinionMonitoring']]])(
    'are none with %j, and the missing authority is named',
    async (more) => {
      const reader = await people.inserted({ authorities: [...READS, ...more] });
      const page = await visitors.signedIn(reader, address);
      await page.getByText('缺少权限 gssjk_gn_view_information').waitFor();
      await page.getByRole('heading', { level: 1, name: company.name }).waitFor();
      expect(await page.getByRole('tablist', { name: '公司资料' }).count()).toBe(0);
      for (const tab of TABS) expect([tab.title, await statusOf(page, tab)]).toEqual([tab.title, 403]);
    },
  );

  it('are not reached without the authority to see companies', async () => {
    const every = [...new Set(TABS.map(({ needs }) => needs))];
    const reader = await people.inserted({ authorities: ['gssjk', 'gssjk_gn', ...every] });
    const page = await visitors.signedIn(reader, address);
    await page.getByRole('heading', { name: '抱歉，您没有权限访问该页面' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('gssjk_gn_view');
    const { status } = await directCall(page, `/svc/company/api/dataCorp/dataInfo?corpId=${company.id}`);
    expect(status).toBe(403);
  });

  it('are all there for an administrator, with 编辑, which gssjk_gn_edit gives', async () => {
    const page = await visitors.signedIn(ADMIN, address);
    await page.getByRole('button', { name: '编辑', exact: true }).waitFor();
    expect(await titles(page, '公司资料')).toEqual(TABS.map(({ title }) => title));
    const editor = await people.inserted({ authorities: [...READS, 'gssjk_gn_edit'] });
    const theirs = await visitors.signedIn(editor, address);
    await theirs.getByRole('button', { name: '编辑', exact: true }).waitFor();
  });

  it('load their code and data one at a time', async () => {
    const page = await visitors.withSession(ANALYST);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // The console's frame requests the last day of the data.
      if (pathname.includes('/dataSnapshot/')) return;
      if (pathname.startsWith('/svc/company/') || pathname.endsWith('.js')) asked.push(pathname);
    });
    const calls = (): string[] => asked.filter((path) => path.startsWith('/svc/company/'));
    await page.goto(address);
    await page.getByRole('region', { name: '公司概况' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(new Set(calls())).toEqual(
      new Set(['/svc/company/api/dataCorp/dataInfo', '/svc/company/api/dataCorp/getSelectOneTable']),
    );
    asked.length = 0;
    await choose(page, '公司资料', '资金偏好');
    await choose(page, '资金偏好', '沪深港通');
    await page.getByRole('region', { name: '沪深港通持股', exact: true }).waitFor();
    await eventually(
      async () => calls(),
      (paths) => paths.includes('/svc/company/api/dataStockHsgtHeld/dataList'),
    );
    expect(calls().filter((path) => /dataIncome|getSelectOneTable|PastQuotation|opinion/.test(path))).toEqual(
      [],
    );
    expect(asked.some((path) => path.endsWith('.js'))).toBe(true);
  });
});

describe('the address of a company', () => {
  it.each(TABS)('keeps the view of $title across a reload', async ({ title, key, subs }) => {
    const page = await visitors.signedIn(ANALYST, address);
    await row(page, '公司资料').waitFor();
    await choose(page, '公司资料', title);
    await row(page, title).waitFor();
    expect(await titles(page, title)).toEqual(subs.map(([sub]) => sub));
    expect(await chosen(page, title)).toEqual([subs[0]?.[0]]);
    for (const [sub, subKey, parts] of subs) {
      await choose(page, title, sub);
      expect([param(page, 'tab'), param(page, 'sub'), param(page, 'part')]).toEqual([key, subKey, null]);
      if (parts) {
        const [label, found] = parts;
        await row(page, label).waitFor();
        expect(await titles(page, label)).toEqual(found);
      }
      for (const part of parts?.[1] ?? [null]) await survives(page, { title, sub, parts, part });
    }
  });
});

interface Way {
  readonly title: string;
  readonly sub: string;
  readonly parts: Sub[2];
  readonly part: string | null;
}

/** Chooses the part, if there is one, reloads, and finds everything as it was. */
async function survives(page: Page, { title, sub, parts, part }: Way): Promise<void> {
  if (parts && part !== null) await choose(page, parts[0], part);
  const before = page.url();
  if (part !== null) expect(param(page, 'part')).not.toBeNull();
  await page.reload();
  await row(page, title).waitFor();
  if (parts) await row(page, parts[0]).waitFor();
  expect([await chosen(page, '公司资料'), await chosen(page, title)]).toEqual([[title], [sub]]);
  if (parts) expect(await chosen(page, parts[0])).toEqual([part]);
  const main = page.getByRole('main');
  await main.locator('section:visible').first().waitFor();
  expect(page.url()).toBe(before);
  expect(await main.getByRole('alert').count()).toBe(0);
}
