import { marketTables } from '@console/contract-company';
import { facts, growth, growthReason, isYearBefore } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

export const PerformanceForecastsSource = companySource(
  facts(marketTables.performanceForecasts, {
    of: 'market.performance_forecast',
    columns: {
      reportDate: 'report_period',
      previewDate: 'announce_date',
      lowerProfit: 'net_profit_lower',
      upperProfit: 'net_profit_upper',
      averageProfit: (e) => sql`(${e.ref('t.net_profit_lower')} + ${e.ref('t.net_profit_upper')}) / 2`,
      lowerOperatingRevenue: 'revenue_lower',
      upperOperatingRevenue: 'revenue_upper',
      averageOperatingRevenue: (e) => sql`(${e.ref('t.revenue_lower')} + ${e.ref('t.revenue_upper')}) / 2`,
      tabloid: 'abstract',
    },
  }),
);

export const PerformanceExpressesSource = companySource(
  facts(marketTables.performanceExpresses, {
    of: 'market.performance_express',
    join: (rows) =>
      rows.leftJoin('market.income_statement as y', (on) =>
        on
          .onRef('y.security_id', '=', 't.security_id')
          .on(({ ref }) => isYearBefore(ref('y.report_period'), ref('t.report_period'))),
      ),
    columns: {
      reportDate: 'report_period',
      noticeDate: 'announce_date',
      operatingTotalRevenueYoy: (e) =>
        growth(e.ref('t.operating_total_revenue'), e.ref('y.operating_total_revenue')),
      operatingTotalRevenueYoyWhy: (e) =>
        growthReason(e.ref('t.operating_total_revenue'), e.ref('y.operating_total_revenue')),
      netProfitParentYoy: (e) => growth(e.ref('t.net_profit_parent'), e.ref('y.net_profit_parent')),
      netProfitParentYoyWhy: (e) => growthReason(e.ref('t.net_profit_parent'), e.ref('y.net_profit_parent')),
    },
  }),
);

export const PopularitiesSource = companySource(
  facts(marketTables.popularities, { of: 'market.popularity', columns: { popularityDate: 'trade_date' } }),
);
