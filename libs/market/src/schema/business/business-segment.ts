import {
  announceDate,
  choice,
  count,
  ofSecurity,
  reportPeriod,
  required,
  text,
  within,
  yuan,
} from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const businessSegment = defineTable({
  name: 'business_segment',
  title: '主营构成',
  note:
    'Revenue and cost by product and by region, cumulated from 1 January to the end of each half year and ' +
    'year. Each kind adds up to the period’s revenue. Growth, shares, profit and margins follow from it.',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    choice('kind', '分类', ['product', 'region'], 'by product or by region'),
    within(required(count('rank', '名次', '1 is the largest')), { min: 1, max: 99 }),
    text('item', '项目', 100, 'product or region, as disclosed'),
    required(yuan('revenue', '营业收入')),
    yuan('cost', '营业成本', 'empty where not disclosed'),
  ],
  key: ['security_id', 'report_period', 'kind', 'rank'],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
});

export type BusinessSegmentRow = RowOf<typeof businessSegment>;
