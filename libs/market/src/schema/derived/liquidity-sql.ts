/**
 * 流动性, a view: each bar's capital and how much of it was traded. `not_foundation` is the capital outside the
 * founding holders' hands (产业资本), by their newest report announced up to the day; null before the first one. Yuan
 * and fractions. Ask for one security or one day: it computes each bar separately.
 */
export const CREATE_LIQUIDITY_SQL = `CREATE OR REPLACE SQL SECURITY INVOKER VIEW \`liquidity\` AS
  SELECT bar.security_id, bar.trade_date,
    bar.close * bar.total_shares AS total_capital,
    bar.close * bar.float_shares AS float_capital,
    bar.amount AS trading_day_amount,
    bar.amount / NULLIF(bar.close * bar.float_shares, 0) AS turnover_of_float_rate,
    bar.amount / NULLIF(bar.close * (bar.total_shares - (
      SELECT held.foundation_holder_held_num FROM \`industrial_capital\` held
      WHERE held.security_id = bar.security_id AND held.announce_date <= bar.trade_date
      ORDER BY held.report_period DESC LIMIT 1)), 0) AS turnover_of_not_foundation_rate
  FROM \`daily_bar\` bar`;
