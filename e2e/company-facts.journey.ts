import { formatNumber, type UnitId } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { ANALYST } from './support/browser.ts';
import { detailPath, type DemoCompany } from './support/companies.ts';
import { columnsOf, shownRows } from './support/shown-table.ts';
import { stage } from './support/stage.ts';
import { rows } from './support/suite.ts';

const { visitors } = stage();

/** The company of the demo tenant with the most to show: every table has rows. */
let company: DemoCompany & { readonly securityId: number };
let page: Page;
beforeAll(async () => {
  const [found] = await rows<typeof company>(
    `SELECT c.id, s.id AS securityId, s.code, s.exchange, s.name, s.pinyin_initials AS initials
       FROM {ecology}.company c JOIN {market}.security s ON s.id = c.security_id
      WHERE c.tenant_id = '000000' AND c.deleted_at IS NULL
        AND EXISTS (SELECT 1 FROM {market}.connect_holding h WHERE h.security_id = s.id)
        AND EXISTS (SELECT 1 FROM {market}.margin_trading h WHERE h.security_id = s.id)
        AND EXISTS (SELECT 1 FROM {market}.equity_pledge h WHERE h.security_id = s.id)
      ORDER BY s.code LIMIT 1`,
  );
  if (!found) throw new Error('the demo data has no such company');
  company = found;
});
beforeEach(async () => {
  page = await visitors.signedIn(ANALYST);
});

type Draw = readonly [title: string, unit: UnitId | 'text', signed?: 'signed'];

interface Fact {
  /** Tab, sub-tab and so on, by their names. */
  readonly way: readonly string[];
  readonly table: string;
  /** The table's first rows by a query that shares nothing with the service's; `?` is the security. */
  readonly sql: string;
  /** The query's columns in their order, as the screen draws them. */
  readonly drawn: readonly Draw[];
}

const FACTS: readonly Fact[] = [
  {
    way: ['资金偏好', '沪深港通'],
    table: '沪深港通持股',
    sql: `SELECT trade_date, net_buy_amount, held_shares, held_capital_rate
            FROM {market}.connect_holding WHERE security_id = ? ORDER BY trade_date DESC LIMIT 20`,
    drawn: [
      ['交易日', 'text'],
      ['净买入额', 'hundredMillionYuan', 'signed'],
      ['持股数', 'millionShares'],
      ['占流通股比', 'percent'],
    ],
  },
  {
    way: ['资金偏好', '杠杆资金'],
    table: '融资融券',
    sql: `SELECT m.trade_date, m.financing_balance, m.short_balance, m.financing_balance + m.short_balance,
                 (m.financing_balance + m.short_balance) / (b.close * b.float_shares)
            FROM {market}.margin_trading m
            JOIN {market}.daily_bar b ON b.security_id = m.security_id AND b.trade_date = m.trade_date
           WHERE m.security_id = ? ORDER BY m.trade_date DESC LIMIT 20`,
    drawn: [
      ['交易日', 'text'],
      ['融资余额', 'hundredMillionYuan'],
      ['融券余额', 'hundredMillionYuan'],
      ['融资融券余额合计', 'hundredMillionYuan'],
      ['占流通市值比', 'percent'],
    ],
  },
  {
    way: ['资金偏好', '产业资本'],
    table: '产业资本持股',
    sql: `SELECT report_period, no1_holder_held_num, foundation_holder_held_num, foundation_holder_held_capital,
                 foundation_holder_held_capital_rate
            FROM {market}.industrial_capital WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
    drawn: [
      ['报告日期', 'text'],
      ['第一大股东持股', 'millionShares'],
      ['产业资本持股', 'millionShares'],
      ['产业资本持股市值', 'hundredMillionYuan'],
      ['占总股本比', 'percent'],
    ],
  },
];

describe('what the company’s tabs say', () => {
  it.each(FACTS.map((fact) => [fact.way.join(' › '), fact] as const))(
    '%s equals the database, in its units',
    async (_, { way, table, sql, drawn }) => {
      await page.goto(detailPath(company));
      for (const tab of way)
        await page.getByRole('tab', { name: tab, exact: true }).and(page.locator(':visible')).click();
      const expected = await rows<Record<string, string | number | null>>(sql, [company.securityId]);
      expect(expected.length).toBeGreaterThan(0);
      const shown = await shownRows(page, table);
      expect(
        columnsOf(
          shown,
          drawn.map(([title]) => title),
        ),
      ).toEqual(expected.map((row) => Object.values(row).map((value, at) => text(value, drawn[at]))));
    },
  );
});

function text(value: string | number | null, draw: Draw | undefined): string {
  const [, unit, signed] = draw ?? ['', 'text'];
  if (unit === 'text') return value === null ? '—' : String(value);
  return formatNumber(value === null ? null : Number(value), { unit, signed: signed === 'signed' });
}
