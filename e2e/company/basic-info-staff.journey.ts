import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../support/screens/company-facts.ts';
import type { ShownRow } from '../support/screens/shown-table.ts';

const OCCUPATIONS = [
  ['生产人员', 'production_staff'],
  ['销售人员', 'sales_staff'],
  ['技术人员', 'technical_staff'],
  ['财务人员', 'financial_staff'],
  ['行政人员', 'administrative_staff'],
  ['管理人员', 'management_staff'],
  ['其他人员', 'other_staff'],
  ['合计', 'total_staff'],
] as const;
const STAFF = OCCUPATIONS.map(([, column]) => column);

const allAs = (drawn: 'integer' | 'percent'): readonly Draw[] => [
  ['年度', 'text'],
  ...OCCUPATIONS.map(([title]): Draw => [title, drawn]),
];

/** The transpose of a table with categories down and years across: one row per year, in the order of its columns. */
async function shownYears(page: Page, panel: string): Promise<readonly ShownRow[]> {
  const table = page.getByRole('region', { name: panel, exact: true }).locator('table:visible').first();
  await table.locator('tbody td').first().waitFor();
  const lines = await table.locator('tr').evaluateAll((found) =>
    found.map((line) =>
      [...line.querySelectorAll('th, td')].map((cell) => {
        const unit = cell.querySelector('.c-head-unit')?.textContent ?? '';
        return (cell.textContent ?? '').slice(0, (cell.textContent ?? '').length - unit.length);
      }),
    ),
  );
  const [[, ...years] = [], ...categories] = lines;
  return years.map((year, at) => ({
    年度: year,
    ...Object.fromEntries(categories.map(([label = '', ...cells]) => [label, cells[at] ?? '(no cell)'])),
  }));
}

const press = (name: string) => async (page: Page) =>
  page.getByText(name, { exact: true }).filter({ visible: true }).click();

const FACTS: readonly Fact[] = [
  {
    way: ['员工构成', '人员'],
    table: '人员构成',
    shown: shownYears,
    sql: `SELECT year, ${STAFF.join(', ')} FROM {market}.staff_composition WHERE security_id = ? ORDER BY year DESC`,
    drawn: allAs('integer'),
  },
  {
    way: ['员工构成', '人员'],
    table: '人员构成',
    when: 'as shares of all staff',
    then: press('占比'),
    shown: shownYears,
    sql: `SELECT year, ${STAFF.map((column) => `1e0 * ${column} / total_staff`).join(', ')}
            FROM {market}.staff_composition WHERE security_id = ? ORDER BY year DESC`,
    drawn: allAs('percent'),
  },
  {
    way: ['员工构成', '人员'],
    table: '人员构成',
    when: 'the oldest year first',
    then: async (page) => page.getByRole('button', { name: '新 → 旧' }).click(),
    shown: shownYears,
    sql: `SELECT year, ${STAFF.join(', ')} FROM {market}.staff_composition WHERE security_id = ? ORDER BY year`,
    drawn: allAs('integer'),
  },
  {
    way: ['员工构成', '学历'],
    table: '学历构成',
    sql: `SELECT year, postgraduate_staff, undergraduate_staff, junior_college_staff, high_school_staff,
                 other_education_staff, total_staff
            FROM {market}.staff_education WHERE security_id = ? ORDER BY year DESC LIMIT 20`,
    drawn: [
      ['年度', 'text'],
      ['研究生及以上', 'integer'],
      ['本科', 'integer'],
      ['大专', 'integer'],
      ['高中及中专', 'integer'],
      ['其他学历', 'integer'],
      ['员工总数', 'integer'],
    ],
  },
  {
    way: ['研发情况'],
    table: '研发人员与投入',
    sql: `SELECT r.year, r.developers, s.total_staff, 1e0 * r.developers / s.total_staff, r.total_rd_amount,
                 r.total_rd_amount / i.operating_total_revenue, r.capitalized_rd_amount,
                 r.capitalized_rd_amount / r.total_rd_amount, r.total_rd_amount - r.capitalized_rd_amount
            FROM {market}.rd_investment r
            JOIN {market}.staff_composition s ON s.security_id = r.security_id AND s.year = r.year
            LEFT JOIN {market}.income_statement i
              ON i.security_id = r.security_id AND i.report_period = CONCAT(r.year, '-12-31')
           WHERE r.security_id = ? ORDER BY r.year DESC LIMIT 20`,
    drawn: [
      ['年度', 'text'],
      ['研发人员数', 'integer'],
      ['员工总数', 'integer'],
      ['研发人员占比', 'percent'],
      ['研发投入', 'tenThousandYuan'],
      ['占营业收入比例', 'percent'],
      ['资本化研发投入', 'tenThousandYuan'],
      ['资本化比例', 'percent'],
      ['费用化研发投入', 'tenThousandYuan'],
    ],
  },
  {
    way: ['研发情况'],
    table: '知识产权',
    sql: `SELECT year, invention_patents, 5 * invention_patents, invention_grants, 4 * invention_grants,
                 utility_models, 3 * utility_models, designs, 2 * designs,
                 invention_patents + invention_grants + utility_models + designs,
                 5 * invention_patents + 4 * invention_grants + 3 * utility_models + 2 * designs
            FROM {market}.patent WHERE security_id = ? ORDER BY year DESC LIMIT 20`,
    drawn: [
      ['年度', 'text'],
      ['发明专利', 'integer'],
      ['发明专利得分', 'integer'],
      ['发明授权', 'integer'],
      ['发明授权得分', 'integer'],
      ['实用新型', 'integer'],
      ['实用新型得分', 'integer'],
      ['外观设计', 'integer'],
      ['外观设计得分', 'integer'],
      ['公司专利数', 'integer'],
      ['总得分', 'integer'],
    ],
  },
];

describe('the staff and the research of a company equal the database', () => {
  tellsFacts({
    wants: ['staff_composition', 'staff_education', 'rd_investment', 'patent'],
    // A company that capitalises some of its research, and has patents of each kind.
    which: `EXISTS (SELECT 1 FROM {market}.rd_investment r WHERE r.security_id = s.id AND r.capitalized_rd_amount > 0)
        AND EXISTS (SELECT 1 FROM {market}.patent p WHERE p.security_id = s.id AND p.designs > 0)`,
    facts: FACTS,
  });
});
