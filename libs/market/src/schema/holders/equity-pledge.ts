import {
  announceDate,
  count,
  date,
  ofSecurity,
  optional,
  ratio,
  required,
  shares,
  text,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const equityPledge = defineTable({
  name: 'equity_pledge',
  title: '股权质押',
  note:
    'A pledge of shares by one holder, as its newest announcement leaves it: a release overwrites the row. ' +
    'Shares and prices are those of the pledge’s own day, not adjusted for dividends since; the two price lines ' +
    'are those of the contract.',
  columns: [
    ofSecurity,
    announceDate,
    within(required(count('sequence', '序号', 'among the pledges announced that day, from 1')), { min: 1 }),
    text('pledger', '出质人', 120),
    optional(text('pledgee', '质权人', 120)),
    date('start_date', '质押起始日'),
    within(required(shares('pledged_shares', '质押股数')), { min: 0 }),
    within(ratio('holding_ratio', '质押占其持股比例', 'of what the holder owned at the last quarter’s end'), {
      min: 0,
      max: 1,
    }),
    optional(date('release_announce_date', '解押公告日', 'empty while nothing is released')),
    within(shares('released_shares', '解押股数'), { min: 0 }),
    within(shares('remaining_shares', '本笔剩余质押股数'), { min: 0 }),
    within(shares('holder_remaining_shares', '出质人累计剩余质押股数', 'of all his pledges, as announced'), {
      min: 0,
    }),
    within(shares('company_remaining_shares', '公司累计剩余质押股数', 'of all holders, as announced'), {
      min: 0,
    }),
    within(yuan('pledge_cost', '质押成本价', 'close of the start date'), { min: 0 }),
    within(yuan('alert_price', '预警价'), { min: 0 }),
    within(yuan('close_out_price', '平仓价'), { min: 0 }),
  ],
  key: ['security_id', 'announce_date', 'sequence'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['start_date', 'announce_date', 'release_announce_date'] },
    { kind: 'ascending', columns: ['released_shares', 'pledged_shares'] },
    { kind: 'sum', total: 'remaining_shares', plus: ['pledged_shares'], minus: ['released_shares'] },
    {
      kind: 'ascending',
      columns: ['remaining_shares', 'holder_remaining_shares', 'company_remaining_shares'],
    },
    { kind: 'ascending', columns: ['close_out_price', 'alert_price'] },
  ],
});

export type EquityPledgeRow = RowOf<typeof equityPledge>;
