import type { Page } from 'playwright-core';
import { tellsFacts, type Fact } from '../../support/screens/company-facts.ts';
import { growthSql } from '../../support/oracles/growth-sql.ts';

const way = (part: string): string[] => ['市场数据', '市场预测', part];

/** From the best news to the worst. */
const SCORE = `CASE type WHEN '扭亏' THEN 5 WHEN '预增' THEN 5 WHEN '略增' THEN 4 WHEN '续盈' THEN 3
  WHEN '不确定' THEN 2.5 WHEN '略减' THEN 2 WHEN '预减' THEN 1 WHEN '续亏' THEN 0.5 WHEN '首亏' THEN 0 END`;

const FORECASTS: Fact = {
  way: way('业绩预告'),
  table: '业绩预告',
  sql: `SELECT report_period, announce_date, type, ${SCORE}, net_profit_lower, net_profit_upper,
               (net_profit_lower + net_profit_upper) / 2, revenue_lower, revenue_upper,
               (revenue_lower + revenue_upper) / 2, IF(abstract IS NULL, NULL, '查看摘要')
          FROM {market}.performance_forecast WHERE security_id = ? ORDER BY report_period DESC LIMIT 20`,
  drawn: [
    ['报告期', 'text'],
    ['预告日期', 'text'],
    ['预告类型', 'text'],
    ['类型得分', 'number'],
    ['预计净利润下限', 'millionYuan'],
    ['预计净利润上限', 'millionYuan'],
    ['预计净利润均值', 'millionYuan'],
    ['预计营业收入下限', 'millionYuan'],
    ['预计营业收入上限', 'millionYuan'],
    ['预计营业收入均值', 'millionYuan'],
    ['业绩预告摘要', 'text'],
  ],
};

const ABSTRACT: Fact = {
  ...FORECASTS,
  when: 'what the newest 查看摘要 opens',
  then: (page: Page) => page.getByRole('button', { name: '查看摘要' }).first().click(),
  shown: async (page) => {
    const text = page.locator('.c-popover-text');
    await text.waitFor();
    return [{ 摘要: (await text.textContent()) ?? '' }];
  },
  sql: `SELECT abstract FROM {market}.performance_forecast WHERE security_id = ? AND abstract IS NOT NULL
         ORDER BY report_period DESC LIMIT 1`,
  drawn: [['摘要', 'text']],
};

/** Growth is against the income statement of a year before. */
const EXPRESSES: Fact = {
  way: way('业绩快报'),
  table: '业绩快报',
  sql: `SELECT e.report_period, e.announce_date, e.operating_total_revenue,
               ${growthSql('e.operating_total_revenue', 'y.operating_total_revenue')},
               e.operating_profit, e.total_profit, e.net_profit_parent,
               ${growthSql('e.net_profit_parent', 'y.net_profit_parent')},
               e.net_profit_deducted, e.total_assets, e.equity_parent, e.eps_basic, e.bps, e.roe_weighted
          FROM {market}.performance_express e
          LEFT JOIN {market}.income_statement y
            ON y.security_id = e.security_id AND YEAR(y.report_period) = YEAR(e.report_period) - 1
           AND MONTH(y.report_period) = MONTH(e.report_period)
         WHERE e.security_id = ? ORDER BY e.report_period DESC`,
  drawn: [
    ['报告期', 'text'],
    ['公告日期', 'text'],
    ['营业总收入', 'millionYuan'],
    ['收入同比', 'percent', 'signed'],
    ['营业利润', 'millionYuan'],
    ['利润总额', 'millionYuan'],
    ['归母净利润', 'millionYuan'],
    ['净利润同比', 'percent', 'signed'],
    ['扣非净利润', 'millionYuan'],
    ['总资产', 'millionYuan'],
    ['归母净资产', 'millionYuan'],
    ['每股收益', 'yuan'],
    ['每股净资产', 'yuan'],
    ['加权ROE', 'percent'],
  ],
};

/** Ratings are sorted from the best; a report on a day without trade uses the last close. */
const RATED = `SELECT r.*, FIELD(r.rating, '买入', '增持', '中性', '减持', '卖出') AS place,
    FIELD(r.previous_rating, '买入', '增持', '中性', '减持', '卖出') AS place_before,
    (SELECT b.close FROM {market}.daily_bar b WHERE b.security_id = r.security_id
      AND b.trade_date <= r.rating_date ORDER BY b.trade_date DESC LIMIT 1) AS close
  FROM {market}.analyst_rating r WHERE r.security_id = ?`;
const RATINGS: Fact = {
  way: way('分析师评级'),
  table: '分析师评级',
  sql: `SELECT rating_date, institution, analyst, rating, previous_rating,
               CASE WHEN previous_rating IS NULL THEN '首次' WHEN place < place_before THEN '上调'
                    WHEN place > place_before THEN '下调' ELSE '维持' END,
               target_price, close, target_price / close - 1, forecast_year, eps_this_year, eps_next_year
          FROM (${RATED}) rated ORDER BY rating_date DESC, institution DESC LIMIT 20`,
  drawn: [
    ['评级日期', 'text'],
    ['研究机构', 'text'],
    ['分析师', 'text'],
    ['最新评级', 'text'],
    ['上次评级', 'text'],
    ['评级变动', 'text'],
    ['目标价', 'yuan'],
    ['当日收盘价', 'yuan'],
    ['目标空间', 'percent', 'signed'],
    ['预测年度', 'text'],
    ['当年EPS预测', 'yuan'],
    ['次年EPS预测', 'yuan'],
  ],
};

describe('the expectations of a company, on screen, equal the database', () => {
  tellsFacts({
    wants: ['performance_forecast', 'performance_express', 'analyst_rating'],
    facts: [
      FORECASTS,
      ABSTRACT,
      EXPRESSES,
      RATINGS,
      {
        ...RATINGS,
        when: 'the highest target first',
        then: (page) => page.getByRole('button', { name: '目标价', exact: false }).click(),
        sql: `SELECT rating_date, target_price FROM (${RATED}) rated
               ORDER BY target_price IS NULL, target_price DESC, rating_date DESC, institution DESC LIMIT 20`,
        drawn: [
          ['评级日期', 'text'],
          ['目标价', 'yuan'],
        ],
      },
    ],
  });
});
