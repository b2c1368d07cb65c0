/** The indicators of a browsing page before its user has chosen any, by id. */
export const BROWSED_FIRST: readonly string[] = [
  'daily_bar.adjusted_close',
  'daily_bar.amount',
  'daily_bar.turnover_rate',
  'daily_bar.total_capital',
  'daily_bar.pe_ttm',
  'daily_bar.pb',
  'financial_analysis.roe_weighted',
  'financial_analysis.gross_margin',
  'financial_analysis.revenue_yoy',
  'financial_analysis.net_profit_yoy',
  'money_flow.main_net',
  'holder_count.holder_num',
];

/** The indicators that the factor editor offers first, by id: the sources of common factors. */
export const OFFERED_FIRST: readonly string[] = [
  'daily_bar.adjusted_close',
  'daily_bar.day_return',
  'daily_bar.amount',
  'daily_bar.turnover_rate',
  'daily_bar.float_capital',
  'daily_bar.pe_ttm',
  'daily_bar.pb',
  'financial_analysis.roe_weighted',
  'financial_analysis.gross_margin',
  'financial_analysis.debt_ratio',
  'financial_analysis.net_profit_yoy',
  'money_flow.main_net',
];
