import { announceDate, ofSecurity, ratio, reportPeriod, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

export const performanceExpress = defineTable({
  name: 'performance_express',
  title: '业绩快报',
  note:
    'First figures of a period, not audited, before its report. Of the year so far. Growth follows from the ' +
    'statements of a year before.',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    yuan('operating_total_revenue', '营业总收入'),
    yuan('operating_profit', '营业利润'),
    yuan('total_profit', '利润总额'),
    yuan('net_profit_parent', '归母净利润'),
    yuan('net_profit_deducted', '扣非归母净利润'),
    yuan('total_assets', '总资产'),
    yuan('equity_parent', '归母净资产'),
    yuan('eps_basic', '基本每股收益', 'yuan a share'),
    yuan('bps', '每股净资产', 'yuan a share'),
    ratio('roe_weighted', '净资产收益率(加权)'),
  ],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type PerformanceExpressRow = RowOf<typeof performanceExpress>;
