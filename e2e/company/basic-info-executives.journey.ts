import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import { shownRows, shownTotal, type ShownRow } from '../support/screens/shown-table.ts';

const way = ['公司高管'] as const;

const EXECUTIVE: readonly Draw[] = [
  ['姓名', 'text'],
  ['职务', 'text'],
  ['性别', 'text'],
  ['年龄', 'integer'],
  ['学历', 'text'],
  ['学历得分', 'number'],
  ['持股数', 'tenThousandShares'],
  ['薪酬', 'tenThousandYuan'],
];
/** Years are counted back from the newest, 0. */
const yearBefore = (table: string, year: string, back: number): string =>
  `(SELECT DISTINCT ${year} FROM {market}.${table} WHERE security_id = x.security_id ORDER BY 1 DESC LIMIT ${back}, 1)`;

const executives = (back: number): string =>
  `SELECT x.name, x.post, x.sex, x.year - x.birth_year, x.education,
          CASE x.education WHEN '博士' THEN 5 WHEN '硕士' THEN 4 WHEN '本科' THEN 3 WHEN '大专' THEN 2 WHEN '其他' THEN 1 END,
          x.shares_held, x.pay
     FROM {market}.executive x
    WHERE x.security_id = ? AND x.year = ${yearBefore('executive', 'year', back)}
    ORDER BY x.pay DESC, x.name DESC, x.post DESC`;

/** The text of a volume: a sale is negative, and a purchase has its plus sign. */
const TRADE: readonly Draw[] = [
  ['变动日期', 'text'],
  ['变动人', 'text'],
  ['变动金额', 'tenThousandYuan', 'signed'],
  ['变动股数', 'tenThousandShares', 'signed'],
  ['成交均价', 'yuan'],
  ['变动比例', (value) => formatNumber(Number(value), { unit: 'percent', decimals: 4 })],
  ['变动后持股', 'tenThousandShares'],
  ['相关高管', 'text'],
  ['高管职务', 'text'],
  ['与高管关系', 'text'],
  ['变动原因', 'text'],
];
const TRADE_SQL = `SELECT x.trade_date, x.changer_name, x.volume * x.average_price, x.volume, x.average_price,
                          x.change_proportion, x.shares_after, x.executive_name, x.post, x.relation, x.change_reason
                     FROM {market}.executive_change x WHERE x.security_id = ?`;
const inYear = (back: number): string =>
  `YEAR(x.trade_date) = ${yearBefore('executive_change', 'YEAR(trade_date)', back)}`;

/** The executive in the newest year whose relative traded last. */
const RELATED = `(SELECT r.executive_name FROM {market}.executive_change r
                    JOIN {market}.executive e ON e.security_id = r.security_id AND e.name = r.executive_name
                     AND e.year = (SELECT MAX(year) FROM {market}.executive WHERE security_id = r.security_id)
                   WHERE r.security_id = x.security_id AND r.relation <> '本人' ORDER BY r.trade_date DESC LIMIT 1)`;

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tab', { name, exact: true }).filter({ visible: true });
const year = (page: Page, back: number) =>
  page.getByRole('tablist', { name: '年度' }).filter({ visible: true }).getByRole('tab').nth(back);

/** Looks at the trades of the executive whose relative traded last: finds the row by its trades' own table. */
async function lookAtRelated(page: Page): Promise<void> {
  await tab(page, '全部持股变动').click();
  const name = await relatedName(page);
  await tab(page, '高管明细').click();
  await page
    .getByRole('button', { name: `查看${name}的持股变动` })
    .first()
    .click();
}

async function relatedName(page: Page): Promise<string> {
  for (let back = 0; ; back += 1) {
    await year(page, back).click();
    await page.getByRole('tab', { selected: true }).and(year(page, back)).waitFor();
    const related = (await shownRows(page, '高管持股变动')).find((row) => row['与高管关系'] !== '本人');
    if (related) return related['相关高管'] ?? '';
  }
}

/** The text beside the link back: 张三 董事长 · 男 · 52 岁 · 硕士 · 2025 年末持股 12.30 万股. */
async function shownPerson(page: Page): Promise<readonly ShownRow[]> {
  const back = page.getByRole('button', { name: '返回高管明细' });
  const line = page
    .locator('div')
    .filter({ has: back })
    .last()
    .locator('span')
    .filter({ hasText: '·' })
    .last();
  const text = (await line.textContent()) ?? '';
  return [{ 资料: text.trim(), 标签: (await tab(page, /^高管/).textContent()) ?? '' }];
}

const FACTS: readonly Fact[] = [
  { way, table: '高管明细', sql: executives(0), drawn: EXECUTIVE },
  {
    way,
    table: '高管明细',
    when: 'of the year before',
    then: (page) => year(page, 1).click(),
    sql: executives(1),
    drawn: EXECUTIVE,
  },
  {
    way,
    table: '高管明细',
    when: 'the oldest first',
    then: async (page) => {
      const head = page.getByRole('columnheader', { name: '年龄' }).filter({ visible: true });
      await head.getByRole('button').click();
      await page.getByText('按年龄降序').or(page.getByText('按年龄升序')).waitFor();
      if (await page.getByText('按年龄升序').isVisible()) await head.getByRole('button').click();
      await page.getByText('按年龄降序').waitFor();
    },
    sql: `SELECT x.year - x.birth_year FROM {market}.executive x
           WHERE x.security_id = ? AND x.year = ${yearBefore('executive', 'year', 0)} ORDER BY 1 DESC`,
    drawn: [['年龄', 'integer']],
  },
  {
    way,
    table: '高管明细',
    when: 'on average, pay without those who are not paid as managers',
    shown: shownTotal,
    sql: `SELECT '均值', NULL, AVG(1e0 * x.education_score), AVG(1e0 * x.shares_held),
                 AVG(IF(x.post REGEXP '独立董事|独立监事|非执行董事', NULL, x.pay))
            FROM {market}.executive x
           WHERE x.security_id = ? AND x.year = ${yearBefore('executive', 'year', 0)}`,
    drawn: [
      ['姓名', 'text'],
      ['年龄', 'integer'],
      ['学历得分', 'number'],
      ['持股数', 'tenThousandShares'],
      ['薪酬', 'tenThousandYuan'],
    ],
  },
  {
    way: [...way, '全部持股变动'],
    table: '高管持股变动',
    sql: `${TRADE_SQL} AND ${inYear(0)} ORDER BY x.trade_date DESC`,
    drawn: TRADE,
  },
  {
    way: [...way, '全部持股变动'],
    table: '高管持股变动',
    when: 'of the year before',
    then: (page) => year(page, 1).click(),
    sql: `${TRADE_SQL} AND ${inYear(1)} ORDER BY x.trade_date DESC`,
    drawn: TRADE,
  },
  {
    way: [...way, '全部持股变动'],
    table: '高管持股变动',
    when: 'on average',
    shown: shownTotal,
    sql: `SELECT '均值', AVG(x.amount), AVG(1e0 * x.volume), AVG(x.average_price), NULL
            FROM {market}.executive_change x WHERE x.security_id = ? AND ${inYear(0)}`,
    drawn: [
      ['变动日期', 'text'],
      ['变动金额', 'tenThousandYuan', 'signed'],
      ['变动股数', 'tenThousandShares', 'signed'],
      ['成交均价', 'yuan'],
      ['变动后持股', 'tenThousandShares'],
    ],
  },
  {
    way,
    table: '高管持股变动',
    when: 'of one executive and relatives, in place of the list',
    then: lookAtRelated,
    sql: `${TRADE_SQL} AND x.executive_name = ${RELATED}
             AND YEAR(x.trade_date) = (SELECT MAX(YEAR(trade_date)) FROM {market}.executive_change
                                        WHERE security_id = x.security_id AND executive_name = ${RELATED})
           ORDER BY x.trade_date DESC`,
    drawn: TRADE,
  },
  {
    way,
    table: '高管持股变动',
    when: 'of one executive, who it is',
    then: lookAtRelated,
    shown: shownPerson,
    sql: `SELECT CONCAT(x.name, ' ', CONCAT_WS(' · ', x.post, x.sex, CONCAT(x.year - x.birth_year, ' 岁'), x.education,
                        CONCAT(x.year, ' 年末持股 ', FORMAT(x.shares_held / 1e4, 2), ' 万股'))), '高管持股变动'
            FROM {market}.executive x
           WHERE x.security_id = ? AND x.name = ${RELATED} AND x.year = ${yearBefore('executive', 'year', 0)}
           ORDER BY x.pay DESC, x.post DESC LIMIT 1`,
    drawn: [
      ['资料', 'text'],
      ['标签', 'text'],
    ],
  },
  {
    way,
    table: '高管明细',
    when: 'again by the link back',
    then: async (page) => {
      await lookAtRelated(page);
      await page.getByRole('button', { name: '返回高管明细' }).click();
      await tab(page, '高管明细').waitFor();
    },
    sql: executives(0),
    drawn: EXECUTIVE,
  },
];

describe('the executives of a company equal the database', () => {
  tellsFacts({
    wants: ['executive', 'executive_change'],
    // A company with a relative's trade, and trades in two years.
    which: `EXISTS (SELECT 1 FROM {market}.executive_change r WHERE r.security_id = s.id AND r.relation <> '本人')
        AND (SELECT COUNT(DISTINCT YEAR(r.trade_date)) FROM {market}.executive_change r WHERE r.security_id = s.id) > 1`,
    facts: FACTS,
  });
});
