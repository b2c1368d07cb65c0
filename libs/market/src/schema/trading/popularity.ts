import { count, date, ofSecurity, within } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const popularity = defineTable({
  name: 'popularity',
  title: '人气',
  note: 'One row per security and trading day: how often it was looked up and put on watch lists.',
  columns: [
    date('trade_date', '交易日'),
    ofSecurity,
    within(count('total_heat', '总热度'), { min: 0 }),
    within(count('search_heat', '搜索热度'), { min: 0 }),
    within(count('optional_heat', '自选热度', 'from watch lists'), { min: 0 }),
    within(count('heat_rank', '热度排名', 'by total_heat among the day’s securities, 1 the most'), {
      min: 1,
    }),
  ],
  key: ['trade_date', 'security_id'],
  indexes: [['security_id', 'trade_date']],
  load: 'merge',
  asOf: 'trade_date',
  yearly: true,
  needs: ['security'],
  rules: [{ kind: 'sum', total: 'total_heat', plus: ['search_heat', 'optional_heat'] }],
});

export type PopularityRow = RowOf<typeof popularity>;
