import {
  choice,
  date,
  ofSecurity,
  optional,
  quantity,
  reportPeriod,
  shares,
  text,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const DIVIDEND_PROGRESS = ['预案', '股东大会通过', '实施'] as const;

export const dividend = defineTable({
  name: 'dividend',
  title: '分红送转',
  note:
    'One row per company and period it pays for, with its present progress. All figures before tax. The dividend ' +
    'rate is cash_per_share ÷ close of the record date.',
  columns: [
    ofSecurity,
    reportPeriod,
    date('announce_date', '预案公告日', 'day the plan became known'),
    optional(date('meeting_date', '股东大会日')),
    optional(date('implementation_date', '实施公告日')),
    text('scheme', '分红方案', 200, 'e.g. 10派3.50元转2股'),
    optional(text('recipients', '分红对象', 120)),
    optional(date('record_date', '股权登记日')),
    optional(date('ex_date', '除权除息日')),
    optional(date('pay_date', '派息日')),
    optional(date('bonus_list_date', '红股上市日', 'only where new shares are given')),
    within(yuan('cash_per_share', '每股派现(税前)', 'yuan a share'), { min: 0 }),
    within(yuan('cash_amount', '派现总额(税前)', 'cash_per_share × base_shares'), { min: 0 }),
    within(quantity('bonus_per_share', '每股送股', 'new shares from profit for each share'), { min: 0 }),
    within(quantity('transfer_per_share', '每股转增', 'new shares from reserves for each share'), { min: 0 }),
    within(shares('base_shares', '基准股本'), { min: 0 }),
    choice('progress', '进度', DIVIDEND_PROGRESS),
  ],
  key: ['security_id', 'report_period'],
  indexes: [['ex_date'], ['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    {
      kind: 'ascending',
      columns: [
        'report_period',
        'announce_date',
        'meeting_date',
        'implementation_date',
        'record_date',
        'ex_date',
      ],
    },
  ],
});

export type DividendRow = RowOf<typeof dividend>;
