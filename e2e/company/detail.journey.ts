import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST, directCall, OTHER } from '../support/browser/browser.ts';
import {
  demoCompanies,
  detailPath,
  openCompany,
  tabOf,
  tabTitle,
  type DemoCompany,
} from '../support/screens/companies.ts';
import { stage } from '../support/people/stage.ts';
import { rows } from '../support/suite/suite.ts';

const { visitors } = stage();

const LIST = '/edatabase/digitalecology';
const HOME = '/investment/edatabase/getdata';
const INDUSTRY = '/investment/dataCorpEcology/selectData/industryCommonDetail';
const HEADER = '/svc/company/api/dataCorp/dataInfo';

let company: DemoCompany;
let another: DemoCompany;
beforeAll(async () => {
  const [first, second] = await demoCompanies(2);
  if (!first || !second) throw new Error('the demo has too few companies');
  [company, another] = [first, second];
});

const detail = (query = '', of = company): string => `${detailPath(of)}${query && `&${query}`}`;
const named = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const back = (page: Page) => page.getByRole('button', { name: '返回', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('the head of a company', () => {
  it('has the name in the address at once and is corrected by the server', async () => {
    const page = await visitors.withSession(ANALYST);
    let answer = (): void => undefined;
    const asked = new Promise<void>((done) => (answer = done));
    await page.route(`**${HEADER}?*`, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(detail('rowName=旧名&rowStockCode=000000.SZ&rowIndustryNames=旧行业'));
    await named(page, '旧名').waitFor();
    await tabOf(page, '000000 旧名').waitFor();
    answer();
    await named(page, company.name).waitFor();
    await tabOf(page, tabTitle(company)).waitFor();
    expect(await page.title()).toContain(tabTitle(company));
    expect(await page.getByText('旧行业').count()).toBe(0);
  });

  it('says that it was not loaded, and loads by 重试', async () => {
    const page = await visitors.withSession(ANALYST);
    await page.route(`**${HEADER}?*`, (route) =>
      route.fulfill({
        status: 500,
        json: {
          success: false,
          appCode: 'S0500',
          appMesg: '服务器出错了',
          result: null,
          requestId: 'r-journey',
        },
      }),
    );
    await page.goto(detail());
    const fault = page.getByRole('alert').filter({ hasText: '公司资料没有取到' });
    await fault.filter({ hasText: '请求编号 r-journey' }).waitFor();
    await page.unroute(`**${HEADER}?*`);
    await fault.getByRole('button', { name: '重试' }).click();
    await named(page, company.name).waitFor();
    await fault.waitFor({ state: 'detached' });
  });
});

describe('the way back from a company', () => {
  it('is one step back with backFlag=1, even when an industry is named, whatever tabs were looked at', async () => {
    const page = await visitors.signedIn(ANALYST, `${LIST}?search=${company.code}`);
    await page.getByRole('link', { name: company.name, exact: true }).waitFor();
    await page.goto(detail('backFlag=1&backIndustry=机器人&backIndustryId=31'));
    await tab(page, '财务数据').click();
    await tab(page, '现金流量表').click();
    await back(page).click();
    await page.waitForURL((url) => url.pathname === LIST && url.searchParams.get('search') === company.code);
    await page.getByRole('link', { name: company.name, exact: true }).waitFor();
  });

  it('is the data home with backFlag=1 where there is no step to take', async () => {
    const page = await visitors.signedIn(ANALYST);
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.evaluate(`void window.open(${JSON.stringify(detail('backFlag=1'))}, '_blank', 'noopener')`),
    ]);
    await named(opened, company.name).waitFor();
    await back(opened).click();
    await opened.waitForURL(`**${HOME}`);
  });

  it.each(['ecology', 'etf'])('is the pool of the %s industry it was opened from', async (variant) => {
    const [industry] = await rows<{ id: number; name: string }>(
      `SELECT id, name FROM {ecology}.industry
        WHERE tenant_id = '000000' AND variant = ? AND removed_at IS NULL ORDER BY level DESC, id LIMIT 1`,
      [variant],
    );
    if (!industry) throw new Error(`the demo has no ${variant} industry`);
    const from = { backIndustry: industry.name, backIndustryId: String(industry.id), type: variant };
    const page = await visitors.signedIn(ANALYST, detail(new URLSearchParams(from).toString()));
    await named(page, company.name).waitFor();
    await back(page).click();
    await page.waitForURL((url) => url.pathname.toLowerCase() === INDUSTRY.toLowerCase());
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      row: String(industry.id),
      rowNames: industry.name,
      type: variant,
      backCropPool: 'true',
    });
    await named(page, industry.name).waitFor();
  });

  it('is the list it was opened from with its filter, whatever tabs were looked at', async () => {
    const page = await visitors.signedIn(ANALYST);
    await fromList(page);
    await tab(page, '财务数据').click();
    await back(page).click();
    await page.waitForURL(
      (url) =>
        url.pathname === LIST && url.searchParams.get('search') === `${company.code}.${company.exchange}`,
    );
  });

  it.each([
    ['the palette at home', (page: Page) => openCompany(page, company), '/'],
    ['a link that says backFlag=0', (page: Page) => page.goto(detail('backFlag=0&type=ecology')), HOME],
  ] as const)('is home for a user who came by %s', async (_, come, path) => {
    const page = await visitors.signedIn(ANALYST);
    await come(page);
    await named(page, company.name).waitFor();
    await back(page).click();
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { name: '首页' }).waitFor({ state: 'attached' });
  });

  it('is, by the browser’s own Back, the page before, however many tabs were looked at', async () => {
    const page = await visitors.signedIn(ANALYST);
    await fromList(page);
    for (const title of ['财务数据', '资产负债表', '经营数据', '市场数据', '重大事项'])
      await tab(page, title).click();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === LIST);
  });
});

async function fromList(page: Page): Promise<void> {
  await page.goto(`${LIST}?search=${company.code}.${company.exchange}`);
  await page.getByRole('link', { name: company.name, exact: true }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/commonDetail'));
}

describe('a company that is not there', () => {
  const strangers = async (): Promise<number> => {
    const [found] = await rows<{ id: number }>(
      `SELECT id FROM {ecology}.company WHERE tenant_id = '100001' AND deleted_at IS NULL ORDER BY id LIMIT 1`,
    );
    if (!found) throw new Error('the other tenant has no company');
    return found.id;
  };

  it('is reported with the same words whether it does not exist or is another tenant’s', async () => {
    const page = await visitors.withSession(ANALYST);
    const said: unknown[] = [];
    for (const row of [await strangers(), 99_999_999]) {
      await page.goto(detailPath({ ...company, id: row }));
      const main = page.getByRole('main');
      await main.getByText('没有这家公司').waitFor();
      expect(await main.getByRole('tab').count()).toBe(0);
      expect(await main.getByRole('button', { name: '编辑', exact: true }).count()).toBe(0);
      const { status, body } = await directCall(page, `${HEADER}?corpId=${row}`);
      expect([status, body.success]).toEqual([404, false]);
      said.push([body.appCode, body.appMesg]);
      const facts = await directCall(page, `/svc/company/api/dataStockHsgtHeld/dataList?dataId=${row}`);
      expect([facts.status, facts.body.success]).toEqual([404, false]);
    }
    expect(said[0]).toEqual(said[1]);
    await page.getByRole('link', { name: '返回公司列表' }).click();
    await page.waitForURL((url) => url.pathname === LIST);
  });

  it('is there for its own tenant', async () => {
    const row = await strangers();
    const page = await visitors.signedIn(OTHER, detailPath({ ...company, id: row }));
    await page.getByRole('tablist', { name: '公司资料' }).waitFor();
    expect((await directCall(page, `${HEADER}?corpId=${row}`)).status).toBe(200);
  });

  it('is reported for an address without a number, without a call of the service', async () => {
    const page = await visitors.withSession(ANALYST);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(HEADER)) asked.push(request.url());
    });
    for (const row of ['', 'abc', '0', '-1', '1.5', '1e3', '99999999999999999999', "1' OR '1'='1"]) {
      await page.goto(`/investment/datacorpecology/selectData/commonDetail?row=${encodeURIComponent(row)}`);
      await page.getByText('没有这家公司').waitFor();
    }
    expect(asked).toEqual([]);
  });
});

describe('the variants of a company', () => {
  it('have opinion monitoring with backFlag=1 alone', async () => {
    const page = await visitors.signedIn(ANALYST, detail('backFlag=1&tab=opinion'));
    await page.getByRole('region', { name: '公司公告' }).waitFor();
    expect(await titles(page, '公司资料')).toEqual([
      ...['基本信息', '财务数据', '经营数据', '市场数据', '资金偏好', '舆情监测'],
    ]);
    await page.goto(detail('tab=opinion', another));
    await page.getByRole('heading', { name: '公司概况' }).waitFor();
    expect(await titles(page, '公司资料')).not.toContain('舆情监测');
  });

  it('show the fund that a company of an ETF was opened from, and of the fund preference its liquidity', async () => {
    const [fund] = await rows<Fund>(
      `SELECT i.id, i.name AS industry, m.company_id AS companyId, ${FUND_COLUMNS}
         FROM {ecology}.industry i JOIN {market}.etf_profile f ON f.etf_code = i.code
         JOIN {ecology}.membership m ON m.industry_id = i.id AND m.valid_to IS NULL
        WHERE i.tenant_id = '000000' AND i.variant = 'etf' AND i.removed_at IS NULL ORDER BY i.id, m.company_id LIMIT 1`,
    );
    if (!fund) throw new Error('the demo has no fund with companies');
    const from = { type: 'etf', backIndustryId: String(fund.id), backIndustry: fund.industry };
    const query = new URLSearchParams(from).toString();
    const page = await visitors.signedIn(ANALYST, detail(query, { ...company, id: fund.companyId }));
    expect(await factsOf(page, '基金概况')).toMatchObject(drawn(fund));
    await page.getByRole('heading', { name: '公司概况' }).waitFor();
    await tab(page, '资金偏好').click();
    await page.getByRole('region', { name: '流动性', exact: true }).waitFor();
    const subs = page.getByRole('tablist', { name: '资金偏好' }).getByRole('tab');
    expect(await subs.allTextContents()).toEqual(['流动性', '策略与生态池']);
  });

  it('show the fund with the largest weight of the company where no industry is named', async () => {
    const [fund] = await rows<Fund>(
      `SELECT 0 AS id, '' AS industry, c.id AS companyId, ${FUND_COLUMNS}
         FROM {ecology}.company c JOIN {market}.etf_constituent k ON k.security_id = c.security_id
         JOIN {market}.etf_profile f ON f.etf_code = k.etf_code
        WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL AND c.id = ?
          AND k.as_of_date = (SELECT MAX(x.as_of_date) FROM {market}.etf_constituent x WHERE x.etf_code = k.etf_code)
        ORDER BY k.weight DESC, k.etf_code LIMIT 1`,
      [company.id],
    );
    const page = await visitors.signedIn(ANALYST, detail('type=etf'));
    if (fund) expect(await factsOf(page, '基金概况')).toMatchObject(drawn(fund));
    else await page.getByText('没有 ETF 持有该公司的股份').waitFor();
    await page.goto(detail());
    await page.getByRole('heading', { name: '公司概况' }).waitFor();
    expect(await page.getByRole('heading', { name: '基金概况' }).count()).toBe(0);
  });
});

interface Fund {
  readonly id: number;
  readonly industry: string;
  readonly companyId: number;
  readonly code: string;
  readonly full_name: string;
  readonly fund_status: string;
  readonly fund_shares: number | null;
  readonly fund_scale: number | null;
  readonly established_date: string;
  readonly expiry_date: string | null;
  readonly supervisor: string;
  readonly fund_manager: string;
  readonly benchmark: string;
  readonly invest_strategy: string;
}

const FUND_COLUMNS = `CONCAT(f.etf_code, '.', f.exchange) AS code, f.full_name, f.fund_status, f.fund_shares,
  f.fund_scale, f.established_date, f.expiry_date, f.supervisor, f.fund_manager, f.benchmark, f.invest_strategy`;

const drawn = (fund: Fund): Record<string, string> => ({
  基金名称: fund.full_name,
  基金代码: fund.code,
  基金状态: fund.fund_status,
  基金份额: `${formatNumber(fund.fund_shares, { unit: 'millionShares' })} 百万份`,
  基金规模: `${formatNumber(fund.fund_scale, { unit: 'hundredMillionYuan' })} 亿元`,
  成立日期: fund.established_date,
  到期日期: fund.expiry_date ?? '—',
  基金管理人: fund.supervisor,
  基金经理: fund.fund_manager,
  业绩比较基准: fund.benchmark,
  投资策略: fund.invest_strategy,
});

const titles = (page: Page, list: string): Promise<string[]> =>
  page.getByRole('tablist', { name: list }).getByRole('tab').allTextContents();

/** The values of a panel of facts by their labels. */
async function factsOf(page: Page, panel: string): Promise<Record<string, string>> {
  const list = page.getByRole('region', { name: panel, exact: true });
  await list.locator('dd').first().waitFor();
  const pairs = await list
    .locator('dl > div')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [...line.querySelectorAll('dt, dd')].map((child) => child.textContent?.trim() ?? ''),
      ),
    );
  return Object.fromEntries(pairs);
}
