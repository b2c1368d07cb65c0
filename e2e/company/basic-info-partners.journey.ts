import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import { shownTotal, type ShownRow } from '../support/screens/shown-table.ts';

const way = ['供应商与客户'] as const;

const PARTNER: readonly Draw[] = [
  ['名次', 'integer'],
  ['名称', 'text'],
  ['金额', 'hundredMillionYuan'],
  ['占比', 'percent'],
  ['关联方', 'text'],
];
/** Rows of the year `back` years before the newest. */
const ofYear = (kind: 'supplier' | 'customer', back: number): string =>
  `x.security_id = ? AND x.kind = '${kind}'
     AND x.year = (SELECT MAX(year) - ${back} FROM {market}.supplier_customer_sum WHERE security_id = x.security_id)`;
const partners = (kind: 'supplier' | 'customer', back = 0): string =>
  `SELECT x.\`rank\`, x.name, x.amount, x.ratio, CASE x.related WHEN 1 THEN '是' WHEN 0 THEN '否' END
     FROM {market}.supplier_customer x WHERE ${ofYear(kind, back)} ORDER BY x.\`rank\``;
const total = (kind: 'supplier' | 'customer'): string =>
  `SELECT '合计', SUM(x.amount), SUM(x.ratio) FROM {market}.supplier_customer x WHERE ${ofYear(kind, 0)}`;
const TOTAL: readonly Draw[] = [
  ['名次', 'text'],
  ['金额', 'hundredMillionYuan'],
  ['占比', 'percent'],
];
const SUMS: readonly Draw[] = [
  ['供应商采购额', 'hundredMillionYuan'],
  ['采购占比', 'percent'],
  ['客户销售额', 'hundredMillionYuan'],
  ['销售占比', 'percent'],
];

const lookAtYearBefore = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^查看 \d{4} 年明细$/ })
    .nth(1)
    .click();
const pressYearBefore = (page: Page): Promise<void> =>
  page.getByRole('tablist', { name: '年度' }).getByRole('tab').nth(1).click();

/** Whether the title row of a table is drawn on one line, which 20 px are. */
async function shownTitleRow(page: Page, table: string): Promise<readonly ShownRow[]> {
  const head = page.getByRole('region', { name: table, exact: true }).locator('.c-table-head');
  await head.getByText('来源').waitFor();
  const heights = await head
    .locator('> :not(.c-table-tools)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  return [{ 标题行: heights.every((height) => height <= 20) ? '一行' : heights.join(', ') }];
}
const oneLine = (table: string): Fact => ({
  way,
  table,
  when: 'its title on one line',
  shown: shownTitleRow,
  sql: "SELECT '一行' FROM {market}.security WHERE id = ?",
  drawn: [['标题行', 'text']],
});

const FACTS: readonly Fact[] = [
  {
    way,
    table: '前五大供应商与客户合计',
    sql: `SELECT t.year, t.bought, t.bought_of, t.sold, t.sold_of FROM (
            SELECT x.year, SUM(IF(x.kind = 'supplier', x.amount, 0)) AS bought, SUM(IF(x.kind = 'supplier', x.ratio, 0)) AS bought_of,
                   SUM(IF(x.kind = 'customer', x.amount, 0)) AS sold, SUM(IF(x.kind = 'customer', x.ratio, 0)) AS sold_of
              FROM {market}.supplier_customer x WHERE x.security_id = ? AND x.\`rank\` <= 5 GROUP BY x.year) t
           ORDER BY t.year DESC LIMIT 20`,
    drawn: [['年度', 'text'], ...SUMS],
  },
  { way, table: '前五大供应商', sql: partners('supplier'), drawn: PARTNER },
  { way, table: '前五大客户', sql: partners('customer'), drawn: PARTNER },
  { way, table: '前五大供应商', when: 'together', shown: shownTotal, sql: total('supplier'), drawn: TOTAL },
  { way, table: '前五大客户', when: 'together', shown: shownTotal, sql: total('customer'), drawn: TOTAL },
  {
    way,
    table: '前五大供应商',
    when: 'of the year before, by its row of sums',
    then: lookAtYearBefore,
    sql: partners('supplier', 1),
    drawn: PARTNER,
  },
  {
    way,
    table: '前五大客户',
    when: 'of the year before, by its tab',
    then: pressYearBefore,
    sql: partners('customer', 1),
    drawn: PARTNER,
  },
  {
    way,
    table: '同行业供应商与客户集中度均值',
    sql: `SELECT p.year, COUNT(*), AVG(p.supplier_purchase_amount), AVG(p.supplier_ratio), AVG(p.customer_sales_amount),
                 AVG(p.customer_ratio)
            FROM {market}.supplier_customer_sum p JOIN {market}.sw_member m ON m.security_id = p.security_id
            JOIN {market}.security s ON s.id = p.security_id AND s.list_date <= CONCAT(p.year, '-12-31')
             AND (s.delist_date IS NULL OR s.delist_date > CONCAT(p.year, '-12-31'))
           WHERE m.valid_to IS NULL AND m.l1_code = (SELECT l1_code FROM {market}.sw_member
                                                      WHERE security_id = ? AND valid_to IS NULL)
           GROUP BY p.year ORDER BY p.year DESC LIMIT 20`,
    drawn: [['年度', 'text'], ['公司数', 'count'], ...SUMS],
  },
  oneLine('前五大供应商'),
  oneLine('前五大客户'),
];

describe('the suppliers and customers of a company equal the database', () => {
  tellsFacts({
    wants: ['supplier_customer', 'supplier_customer_sum'],
    // A company of an industry with others to compare it with.
    which: `2 < (SELECT COUNT(DISTINCT o.security_id) FROM {market}.sw_member m
                   JOIN {market}.sw_member o ON o.l1_code = m.l1_code AND o.valid_to IS NULL
                   JOIN {market}.supplier_customer_sum p ON p.security_id = o.security_id
                  WHERE m.security_id = s.id AND m.valid_to IS NULL)`,
    facts: FACTS,
  });
});
