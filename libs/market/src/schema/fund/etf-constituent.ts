import { date, ofSecurity, ratio, required, text, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const etfConstituent = defineTable({
  name: 'etf_constituent',
  title: 'ETF 成分股',
  note: 'What a fund holds and how much of it, month by month; the weights of one fund and date sum to 1.',
  columns: [
    { ...text('etf_code', '基金代码', 6, 'six digits'), pattern: '\\d{6}' },
    date('as_of_date', '截止日期', 'day on which the weights were set and published'),
    ofSecurity,
    within(required(ratio('weight', '权重', 'of the fund’s shares')), { min: 0, max: 1 }),
  ],
  key: ['etf_code', 'as_of_date', 'security_id'],
  indexes: [['security_id', 'as_of_date']],
  load: 'merge',
  asOf: 'as_of_date',
  needs: ['security', 'etf_profile'],
});

export type EtfConstituentRow = RowOf<typeof etfConstituent>;
