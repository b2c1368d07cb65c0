import { choice, date, ofSecurity, optional, quantity, reportPeriod, text, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** From the best news to the worst, each with its score. */
export const FORECAST_SCORES = {
  扭亏: 5,
  预增: 5,
  略增: 4,
  续盈: 3,
  不确定: 2.5,
  略减: 2,
  预减: 1,
  续亏: 0.5,
  首亏: 0,
} as const;
export type ForecastType = keyof typeof FORECAST_SCORES;
export const FORECAST_TYPES = Object.keys(FORECAST_SCORES) as readonly ForecastType[];

export const performanceForecast = defineTable({
  name: 'performance_forecast',
  title: '业绩预告',
  note:
    'What a company expects of a period, announced before its report; a correction overwrites. The average ' +
    'of a range is (lower + upper) ÷ 2.',
  columns: [
    ofSecurity,
    reportPeriod,
    date('announce_date', '预告日期', 'day the row became known'),
    choice('type', '预告类型', FORECAST_TYPES, 'against the same period a year before'),
    {
      ...quantity('type_score', '类型得分', 'from 5, the best news, to 0'),
      filledFrom: { by: 'score', column: 'type', scores: FORECAST_SCORES },
    },
    yuan('net_profit_lower', '预计净利润下限', 'net_profit_parent'),
    yuan('net_profit_upper', '预计净利润上限', 'net_profit_parent'),
    yuan('revenue_lower', '预计营业收入下限'),
    yuan('revenue_upper', '预计营业收入上限'),
    optional(text('abstract', '业绩预告摘要', 600)),
  ],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['net_profit_lower', 'net_profit_upper'] },
    { kind: 'ascending', columns: ['revenue_lower', 'revenue_upper'] },
  ],
});

export type PerformanceForecastRow = RowOf<typeof performanceForecast>;
