import { announceDate, date, ofSecurity, optional, ratio, text, within, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const employeePlan = defineTable({
  name: 'employee_plan',
  title: '员工持股计划',
  note:
    'A plan under which staff hold shares, as its newest announcement leaves it: what is not decided yet is ' +
    'empty. The shares bought are buy_amount / average_price.',
  columns: [
    ofSecurity,
    { ...announceDate, note: 'day the plan was first announced' },
    text('process', '进度', 40, 'proposed, approved, buying, locked, unlocked, ended'),
    optional(text('shares_source', '股票来源', 60)),
    within(yuan('capital', '资金规模', 'at most, as planned'), { min: 0 }),
    within(yuan('capital_from_staff', '员工出资'), { min: 0 }),
    within(yuan('buy_amount', '买入金额'), { min: 0 }),
    within(yuan('average_price', '买入均价'), { min: 0 }),
    within(ratio('actual_shareholding_rate', '实际持股比例', 'bought shares, of all shares'), {
      min: 0,
      max: 1,
    }),
    optional(date('locking_start_date', '锁定期起始日')),
    optional(date('locking_end_date', '锁定期截止日')),
    optional(date('duration_start_date', '存续期起始日')),
    optional(date('duration_end_date', '存续期截止日')),
  ],
  key: ['security_id', 'announce_date'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['capital_from_staff', 'capital'] },
    { kind: 'ascending', columns: ['buy_amount', 'capital'] },
    { kind: 'ascending', columns: ['locking_start_date', 'locking_end_date'] },
    { kind: 'ascending', columns: ['announce_date', 'duration_start_date', 'duration_end_date'] },
  ],
});

export type EmployeePlanRow = RowOf<typeof employeePlan>;
