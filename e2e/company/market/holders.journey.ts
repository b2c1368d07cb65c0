import { formatNumber } from '@console/contract-core';
import type { Page } from 'playwright-core';
import { tellsFacts, type Draw, type Fact } from '../../support/screens/company-facts.ts';

const WAY = ['市场数据', '股东结构'];

/** A holder not on the list of the quarter before is new. */
const change = (value: string | number | null): string =>
  value === null ? '新进' : formatNumber(Number(value), { unit: 'tenThousandShares', signed: true });

const drawn = (ratio: string): readonly Draw[] => [
  ['名次', 'integer'],
  ['股东名称', 'text'],
  ['股东类型', 'text'],
  ['持股数量', 'tenThousandShares'],
  [ratio, 'percent'],
  ['较上期变动', change],
  ['股份性质', 'text'],
];

/** A list of a quarter, the newest being 0 quarters back. */
const list = (kind: 'top' | 'float_top', back: number): string =>
  `SELECT h.rank, h.holder_name, h.holder_type, h.held_num, h.held_ratio, h.held_num_change, h.share_nature
     FROM {market}.shareholder h
    WHERE h.security_id = ? AND h.kind = '${kind}' AND h.report_period = (
      SELECT DISTINCT n.report_period FROM {market}.shareholder n WHERE n.security_id = h.security_id
       ORDER BY n.report_period DESC LIMIT 1 OFFSET ${back})
    ORDER BY h.rank`;

const quarterBack =
  (back: number) =>
  (page: Page): Promise<void> =>
    page.getByRole('tablist', { name: '报告期' }).getByRole('tab').nth(back).click();

const FACTS: readonly Fact[] = [
  { way: WAY, table: '十大股东', sql: list('top', 0), drawn: drawn('占总股本比例') },
  { way: WAY, table: '十大流通股东', sql: list('float_top', 0), drawn: drawn('占流通股比例') },
  {
    way: WAY,
    table: '十大股东',
    when: 'a quarter earlier',
    then: quarterBack(1),
    sql: list('top', 1),
    drawn: drawn('占总股本比例'),
  },
  {
    way: WAY,
    table: '十大流通股东',
    when: 'a year earlier',
    then: quarterBack(4),
    sql: list('float_top', 4),
    drawn: drawn('占流通股比例'),
  },
  {
    way: WAY,
    table: '股东户数',
    sql: `SELECT report_period, announce_date, holder_num,
                 1e0 * holder_num / LAG(holder_num) OVER (ORDER BY report_period) - 1, average_shares
            FROM {market}.holder_count WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
    drawn: [
      ['报告期', 'text'],
      ['公告日期', 'text'],
      ['股东户数（户）', 'integer'],
      ['较上期变动', 'percent', 'signed'],
      ['户均流通股数', 'shares'],
    ],
  },
];

describe('the holders of a company, on screen, equal the database', () => {
  tellsFacts({ wants: ['shareholder', 'holder_count'], facts: FACTS });
});
