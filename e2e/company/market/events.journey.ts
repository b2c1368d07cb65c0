import { tellsFacts, type Draw, type Fact } from '../../support/screens/company-facts.ts';
import { shownTotal } from '../../support/screens/shown-table.ts';

const way = (part: string): string[] => ['市场数据', '重大事项', part];

const PLEDGES: Fact = {
  way: way('股权质押'),
  table: '股权质押',
  sql: `SELECT announce_date, pledger, start_date, pledged_shares, holding_ratio, release_announce_date,
               released_shares, remaining_shares, holder_remaining_shares, company_remaining_shares,
               pledge_cost, alert_price, close_out_price
          FROM {market}.equity_pledge WHERE security_id = ? ORDER BY announce_date DESC, sequence DESC`,
  drawn: [
    ['公告日期', 'text'],
    ['出质人', 'text'],
    ['质押起始日', 'text'],
    ['质押股数', 'tenThousandShares'],
    ['占其持股比例', 'percent'],
    ['解押公告日', 'text'],
    ['解押股数', 'tenThousandShares'],
    ['本笔剩余质押', 'tenThousandShares'],
    ['出质人累计剩余质押', 'tenThousandShares'],
    ['公司累计剩余质押', 'tenThousandShares'],
    ['质押成本价', 'yuan'],
    ['预警价', 'yuan'],
    ['平仓价', 'yuan'],
  ],
};

const DIVIDENDS: Fact = {
  way: way('分红统计'),
  table: '分红统计',
  sql: `SELECT d.report_period, d.implementation_date, d.scheme, d.recipients, d.record_date, d.ex_date, d.pay_date,
               d.bonus_list_date, d.cash_per_share, d.cash_amount, d.bonus_per_share, d.transfer_per_share,
               d.cash_per_share / b.close, d.progress
          FROM {market}.dividend d
          LEFT JOIN {market}.daily_bar b ON b.security_id = d.security_id AND b.trade_date = d.record_date
         WHERE d.security_id = ? ORDER BY d.report_period DESC`,
  drawn: [
    ['报告期', 'text'],
    ['实施公告日', 'text'],
    ['分红方案', 'text'],
    ['分红对象', 'text'],
    ['股权登记日', 'text'],
    ['除权除息日', 'text'],
    ['派息日', 'text'],
    ['红股上市日', 'text'],
    ['每股派现(税前)', 'yuan'],
    ['派现总额', 'hundredMillionYuan'],
    ['每股送股', 'number'],
    ['每股转增', 'number'],
    ['股息率(税前)', 'percent'],
    ['实施进度', 'text'],
  ],
};

const PLANS: Fact = {
  way: way('员工持股计划'),
  table: '员工持股计划',
  sql: `SELECT announce_date, process, shares_source, capital, capital_from_staff, buy_amount, average_price,
               actual_shareholding_rate, locking_start_date, locking_end_date, duration_start_date, duration_end_date
          FROM {market}.employee_plan WHERE security_id = ? ORDER BY announce_date DESC`,
  drawn: [
    ['公告日期', 'text'],
    ['进度', 'text'],
    ['股票来源', 'text'],
    ['资金规模', 'hundredMillionYuan'],
    ['员工出资', 'hundredMillionYuan'],
    ['买入金额', 'hundredMillionYuan'],
    ['买入均价', 'yuan'],
    ['实际持股比例', 'percent'],
    ['锁定期起始日', 'text'],
    ['锁定期截止日', 'text'],
    ['存续期起始日', 'text'],
    ['存续期截止日', 'text'],
  ],
};

const SOLD: readonly Draw[] = [
  ['发行数量', 'millionShares'],
  ['募集资金总额', 'hundredMillionYuan'],
  ['发行费用', 'hundredMillionYuan'],
  ['募集资金净额', 'hundredMillionYuan'],
];
/** Rows of the newest year in which shares were sold. */
const OF_YEAR = `FROM {market}.share_issue i WHERE i.security_id = ? AND YEAR(i.issue_date) = (
  SELECT MAX(YEAR(n.issue_date)) FROM {market}.share_issue n WHERE n.security_id = i.security_id)`;
const ISSUANCE: Fact = {
  way: way('增发统计'),
  table: '增发统计',
  sql: `SELECT issue_date, listing_date, price, volume, amount, issue_cost, amount - issue_cost, issue_type
          ${OF_YEAR} ORDER BY issue_date DESC`,
  drawn: [['发行日期', 'text'], ['上市日期', 'text'], ['发行价', 'yuan'], ...SOLD, ['发行方式', 'text']],
};

/** The sums in a table's foot; its first column has the label. */
const total = (fact: Fact, sql: string, first: string, drawn: readonly Draw[]): Fact => ({
  ...fact,
  when: '合计',
  shown: shownTotal,
  sql,
  drawn: [[first, 'text'], ...drawn],
});

describe('pledges and dividends of a company, on screen, equal the database', () => {
  tellsFacts({
    wants: ['equity_pledge', 'dividend'],
    facts: [
      PLEDGES,
      total(
        PLEDGES,
        `SELECT '合计', SUM(pledged_shares), SUM(released_shares), SUM(remaining_shares), NULL
           FROM {market}.equity_pledge WHERE security_id = ?`,
        '公告日期',
        [
          ['质押股数', 'tenThousandShares'],
          ['解押股数', 'tenThousandShares'],
          ['本笔剩余质押', 'tenThousandShares'],
          ['公司累计剩余质押', 'tenThousandShares'],
        ],
      ),
      DIVIDENDS,
      total(
        DIVIDENDS,
        `SELECT '合计', SUM(cash_amount), NULL FROM {market}.dividend WHERE security_id = ?`,
        '报告期',
        [
          ['派现总额', 'hundredMillionYuan'],
          ['每股派现(税前)', 'yuan'],
        ],
      ),
    ],
  });
});

describe('the employee plans of a company, on screen, equal the database', () => {
  tellsFacts({ wants: ['employee_plan'], facts: [PLANS] });
});

describe('new shares of a company, on screen, equal the database', () => {
  tellsFacts({
    wants: ['share_issue'],
    facts: [
      ISSUANCE,
      total(
        ISSUANCE,
        `SELECT '合计', SUM(volume), SUM(amount), SUM(issue_cost), SUM(amount) - SUM(issue_cost) ${OF_YEAR}`,
        '发行日期',
        SOLD,
      ),
      {
        ...ISSUANCE,
        when: 'its year in the list',
        shown: async (page) => {
          const years = page.getByRole('tablist', { name: '年份' }).getByRole('tab');
          await years.first().waitFor();
          return (await years.allInnerTexts()).map((year) => ({ 年份: year }));
        },
        sql: `SELECT DISTINCT CONCAT(YEAR(issue_date), ' 年') FROM {market}.share_issue
               WHERE security_id = ? ORDER BY 1 DESC`,
        drawn: [['年份', 'text']],
      },
    ],
  });
});
