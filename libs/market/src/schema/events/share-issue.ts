import {
  announceDate,
  choice,
  date,
  ofSecurity,
  optional,
  required,
  shares,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const ISSUE_TYPES = ['定向增发', '公开增发', '配股', '可转债转股'] as const;

export const shareIssue = defineTable({
  name: 'share_issue',
  title: '增发',
  note: 'New shares sold after the listing, one row per issue.',
  columns: [
    ofSecurity,
    date('issue_date', '发行日'),
    announceDate,
    optional(date('listing_date', '上市日', 'first day the new shares count')),
    within(required(yuan('price', '发行价', 'yuan a share')), { min: 0 }),
    within(required(shares('volume', '发行数量')), { min: 1 }),
    within(required(yuan('amount', '募集资金总额')), { min: 0 }),
    within(yuan('issue_cost', '发行费用'), { min: 0 }),
    yuan('net_amount', '募集资金净额'),
    choice('issue_type', '发行方式', ISSUE_TYPES),
  ],
  key: ['security_id', 'issue_date'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['issue_date', 'announce_date'] },
    { kind: 'ascending', columns: ['issue_date', 'listing_date'] },
    { kind: 'sum', total: 'net_amount', plus: ['amount'], minus: ['issue_cost'] },
  ],
});

export type ShareIssueRow = RowOf<typeof shareIssue>;
