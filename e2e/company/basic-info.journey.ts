import { formatNumber, type UnitId } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import type { ShownRow } from '../support/screens/shown-table.ts';
import { rows } from '../support/suite/suite.ts';

/** The values of a list of facts by their labels. */
async function shownLabels(page: Page, panel: string): Promise<readonly ShownRow[]> {
  const list = page.getByRole('region', { name: panel, exact: true }).filter({ visible: true }).locator('dl');
  await list.locator('dd').first().waitFor();
  const pairs = await list
    .locator('> div')
    .evaluateAll((lines) =>
      lines.map((line) => ['dt', 'dd'].map((part) => line.querySelector(part)?.textContent?.trim() ?? '')),
    );
  return [Object.fromEntries(pairs.map(([label = '', value = '']) => [label, sorted(label, value)]))];
}

/** The order of industries is unspecified. */
const sorted = (label: string, value: string): string =>
  label === '生态行业' ? value.split('、').sort().join('、') : value;

/** The text of a figure with its unit behind it. */
const withUnit =
  (unit: UnitId, text: string) =>
  (value: string | number | null): string =>
    value === null ? '—' : `${formatNumber(Number(value), { unit })}${text}`;

const texts = (...titles: string[]): readonly Draw[] => titles.map((title): Draw => [title, 'text']);

const FUND_SQL = `f.full_name, CONCAT(f.etf_code, '.', f.exchange), f.name, f.fund_status, f.fund_shares, f.fund_scale,
                 f.established_date, f.expiry_date, f.supervisor, f.fund_manager, f.benchmark,
                 f.invest_objective, f.invest_scope, f.invest_range, f.invest_philosophy, f.invest_strategy`;

const FUND_DRAWN: readonly Draw[] = [
  ...texts('基金名称', '基金代码', '基金简称', '基金状态'),
  ['基金份额', withUnit('millionShares', ' 百万份')],
  ['基金规模', withUnit('hundredMillionYuan', ' 亿元')],
  ...texts('成立日期', '到期日期', '基金管理人', '基金经理', '业绩比较基准'),
  ...texts('投资目标', '投资范围', '投资比例', '投资理念', '投资策略'),
];

/** An ETF industry with another fund than the one that is shown without an industry. */
const ANOTHER_FUND = `SELECT i.id FROM {ecology}.industry i JOIN {market}.etf_profile f ON f.etf_code = i.code
  WHERE i.tenant_id = '000000' AND i.variant = 'etf' AND i.removed_at IS NULL ORDER BY f.etf_code DESC LIMIT 1`;

async function openedFromFund(page: Page): Promise<void> {
  const [industry] = await rows<{ id: number }>(ANOTHER_FUND);
  if (!industry) throw new Error('the demo has no ETF industry with a fund');
  await page.goto(`${page.url()}&backIndustryId=${industry.id}`);
}

const PROFILE: readonly Fact[] = [
  {
    way: ['公司概况'],
    table: '公司概况',
    shown: shownLabels,
    sql: `SELECT chinese_name, english_name, CONCAT_WS(' ', NULLIF(province, city), city), national_industry,
                 registered_capital, established_date, credit_code, website, legal_representative,
                 board_secretary, phone, office_address, registered_address, business_scope, profile
            FROM {market}.company_profile WHERE security_id = ?`,
    drawn: [
      ...texts('公司中文名称', '公司英文名称', '所在城市', '国民经济行业'),
      ['注册资本', withUnit('hundredMillionYuan', ' 亿元')],
      ...texts('成立日期', '统一社会信用代码', '公司网址', '法定代表人', '董事会秘书', '联系电话'),
      ...texts('办公地址', '注册地址', '经营范围', '公司简介'),
    ],
  },
  {
    way: ['公司概况'],
    table: '公司概况',
    when: 'as the console classifies it',
    shown: shownLabels,
    sql: `SELECT s.name, CONCAT(s.code, '.', s.exchange),
                 CONCAT(CASE s.exchange WHEN 'SH' THEN '上交所' WHEN 'SZ' THEN '深交所' ELSE '北交所' END,
                        CASE s.board WHEN 'main' THEN '主板' WHEN 'chinext' THEN '创业板' WHEN 'star' THEN '科创板' ELSE '' END),
                 s.list_date,
                 (SELECT GROUP_CONCAT(w.name ORDER BY w.level SEPARATOR ' / ') FROM {market}.sw_member m
                    JOIN {market}.sw_industry w ON w.code IN (m.l1_code, m.l2_code, m.l3_code)
                   WHERE m.security_id = s.id AND m.valid_to IS NULL),
                 (SELECT GROUP_CONCAT(i.name SEPARATOR '、') FROM {ecology}.membership m
                    JOIN {ecology}.industry i ON i.id = m.industry_id AND i.removed_at IS NULL
                   WHERE m.company_id = c.id AND m.tenant_id = c.tenant_id AND m.valid_to IS NULL),
                 LEFT(c.type_time, 16), IF(c.status = 0, '未分类', '已分类'),
                 NULLIF(c.concept_theme, ''), NULLIF(c.main_product_name, '')
            FROM {market}.security s
            JOIN {ecology}.company c ON c.security_id = s.id AND c.tenant_id = '000000' AND c.deleted_at IS NULL
           WHERE s.id = ?`,
    drawn: [
      ...texts('股票简称', '证券代码', '上市板块', '上市日期', '申万行业'),
      ['生态行业', (value) => sorted('生态行业', String(value))],
      ...texts('首次分类时间', '分类状态', '概念题材', '主营产品'),
    ],
  },
  {
    way: ['公司概况'],
    table: '当日行情',
    shown: shownLabels,
    sql: `SELECT b.open, b.high, b.pre_close, b.low, b.amount, b.turnover_rate, (b.high - b.low) / b.pre_close,
                 y.highest, b.close * b.total_shares, y.lowest
            FROM {market}.daily_bar b
            JOIN (SELECT n.security_id, n.trade_date, MAX(d.high) AS highest, MIN(d.low) AS lowest
                    FROM (SELECT security_id, MAX(trade_date) AS trade_date FROM {market}.daily_bar GROUP BY security_id) n
                    JOIN {market}.daily_bar d ON d.security_id = n.security_id
                     AND d.trade_date > n.trade_date - INTERVAL 365 DAY
                   GROUP BY n.security_id, n.trade_date) y
              ON y.security_id = b.security_id AND y.trade_date = b.trade_date
           WHERE b.security_id = ?`,
    drawn: [
      ['今开', 'yuan'],
      ['最高', 'yuan'],
      ['昨收', 'yuan'],
      ['最低', 'yuan'],
      ['成交额', withUnit('hundredMillionYuan', '亿元')],
      ['换手率', withUnit('percent', '%')],
      ['振幅', withUnit('percent', '%')],
      ['52 周最高', withUnit('yuan', '元')],
      ['总市值', withUnit('hundredMillionYuan', '亿元')],
      ['52 周最低', withUnit('yuan', '元')],
    ],
  },
];

const FUND: readonly Fact[] = [
  {
    way: ['公司概况'],
    table: '基金概况',
    shown: shownLabels,
    sql: `SELECT ${FUND_SQL} FROM {market}.etf_constituent h JOIN {market}.etf_profile f ON f.etf_code = h.etf_code
           WHERE h.security_id = ?
             AND h.as_of_date = (SELECT MAX(l.as_of_date) FROM {market}.etf_constituent l WHERE l.etf_code = h.etf_code)
           ORDER BY h.weight DESC LIMIT 1`,
    drawn: FUND_DRAWN,
  },
  {
    way: ['公司概况'],
    table: '基金概况',
    when: 'of the industry that the company was opened from',
    then: openedFromFund,
    shown: shownLabels,
    sql: `SELECT ${FUND_SQL} FROM {market}.etf_profile f JOIN {market}.security s ON s.id = ?
           WHERE f.etf_code = (SELECT MAX(i.code) FROM {ecology}.industry i JOIN {market}.etf_profile e ON e.etf_code = i.code
                                WHERE i.tenant_id = '000000' AND i.variant = 'etf' AND i.removed_at IS NULL)`,
    drawn: FUND_DRAWN,
  },
];

const COMPETENCE: Fact = {
  way: ['核心竞争力'],
  table: '核心竞争力',
  shown: async (page, panel) => {
    const note = page.getByRole('region', { name: panel, exact: true }).filter({ visible: true });
    const year = await note.getByRole('tab', { selected: true }).textContent();
    return [{ 年度: year ?? '', 正文: (await note.locator('.rich-text').textContent()) ?? '' }];
  },
  sql: `SELECT n.year, REGEXP_REPLACE(n.content, '<[^>]+>', '') FROM {company}.note n
          JOIN {ecology}.company c ON c.id = n.company_id AND c.tenant_id = n.tenant_id
         WHERE c.security_id = ? AND n.tenant_id = '000000' AND n.type = 1 AND n.standing = 1
         ORDER BY n.year DESC LIMIT 1`,
  drawn: texts('年度', '正文'),
};

/** The texts where there is nothing to show, and why. */
const nothing = (way: string, table: string, [title, cause]: readonly [string, string]): Fact => ({
  way: [way],
  table,
  shown: async (page, panel) => {
    const region = page.getByRole('region', { name: panel, exact: true }).filter({ visible: true });
    const said = region.getByText(title, { exact: true }).locator('..');
    return [{ 说明: (await said.textContent()) ?? '' }];
  },
  sql: `SELECT '${title}${cause}' FROM {market}.security WHERE id = ?`,
  drawn: texts('说明'),
});

const NO_PARTNERS = [
  '该公司没有供应商与客户记录',
  '数据源中还没有该公司的年度报告披露的前五大供应商与客户',
] as const;

const NOTHING: readonly Fact[] = [
  nothing('供应商与客户', '前五大供应商与客户合计', NO_PARTNERS),
  nothing('供应商与客户', '供应商与客户明细', NO_PARTNERS),
  nothing('研发情况', '研发人员与投入', [
    '该公司没有研发投入记录',
    '金融企业等不披露研发投入，或年度报告还没有披露',
  ]),
  nothing('研发情况', '知识产权', ['该公司没有知识产权记录', '数据源中还没有该公司的专利数量']),
];

describe('the profile of a company equals the database', () => {
  tellsFacts({ wants: ['company_profile', 'sw_member', 'daily_bar'], facts: PROFILE });
});

describe('the profile of a company that was opened from a fund equals the database', () => {
  tellsFacts({ wants: ['etf_constituent'], facts: FUND, search: 'type=etf' });
});

describe('the core competence of a company equals the database', () => {
  tellsFacts({
    wants: [],
    which: `EXISTS (SELECT 1 FROM {company}.note n
                     WHERE n.company_id = c.id AND n.tenant_id = c.tenant_id AND n.type = 1 AND n.standing = 1)`,
    facts: [COMPETENCE],
  });
});

describe('facts that a company does not disclose are shown as missing', () => {
  tellsFacts({
    wants: ['staff_composition'],
    which: ['supplier_customer_sum', 'rd_investment', 'patent']
      .map((table) => `NOT EXISTS (SELECT 1 FROM {market}.${table} n WHERE n.security_id = s.id)`)
      .join(' AND '),
    facts: NOTHING,
  });
});
