import {
  announceDate,
  choice,
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

export const RELATIONS = ['本人', '配偶', '父母', '子女', '兄弟姐妹', '其他'] as const;

export const executiveChange = defineTable({
  name: 'executive_change',
  title: '高管持股变动',
  note:
    'Trades of executives and their relatives in the company’s own shares. Sales have a negative volume ' +
    'and amount; amount = volume × average price.',
  columns: [
    ofSecurity,
    date('trade_date', '变动日期'),
    announceDate,
    text('changer_name', '变动人', 60),
    required(shares('volume', '变动股数', 'negative for a sale')),
    within(yuan('average_price', '成交均价'), { min: 0 }),
    yuan('amount', '变动金额', 'negative for a sale'),
    ratio('change_proportion', '变动比例', 'volume in total shares'),
    within(shares('shares_after', '变动后持股数', 'of the person who traded'), { min: 0 }),
    text('executive_name', '相关高管', 60, 'whose trade it is, or whose relative’s'),
    optional(text('post', '高管职务', 100)),
    optional(choice('relation', '与高管关系', RELATIONS)),
    text('change_reason', '变动原因', 40),
  ],
  key: ['security_id', 'trade_date', 'changer_name', 'change_reason', 'volume'],
  indexes: [['trade_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['trade_date', 'announce_date'] }],
});

export type ExecutiveChangeRow = RowOf<typeof executiveChange>;
