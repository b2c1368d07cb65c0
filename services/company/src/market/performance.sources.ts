import { marketTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';
import { growthColumns } from '../facts/growth-columns.ts';

export const PerformanceForecastsSource = companyFacts(marketTables.performanceForecasts, {
  from: `${tableName('market', 'performance_forecast')} t`,
  columns: {
    reportDate: 't.report_period',
    previewDate: 't.announce_date',
    type: 't.type',
    typeScore: 't.type_score',
    lowerProfit: 't.net_profit_lower',
    upperProfit: 't.net_profit_upper',
    averageProfit: '(t.net_profit_lower + t.net_profit_upper) / 2',
    lowerOperatingRevenue: 't.revenue_lower',
    upperOperatingRevenue: 't.revenue_upper',
    averageOperatingRevenue: '(t.revenue_lower + t.revenue_upper) / 2',
    tabloid: 't.abstract',
  },
  key: 't.report_period',
  asOf: 't.announce_date',
});

export const PerformanceExpressesSource = companyFacts(marketTables.performanceExpresses, {
  from: `${tableName('market', 'performance_express')} t
         LEFT JOIN ${tableName('market', 'income_statement')} y
           ON y.security_id = t.security_id AND y.report_period = t.report_period - INTERVAL 1 YEAR`,
  columns: {
    reportDate: 't.report_period',
    noticeDate: 't.announce_date',
    operatingTotalRevenue: 't.operating_total_revenue',
    ...growthColumns('operatingTotalRevenueYoy', 't.operating_total_revenue', 'y.operating_total_revenue'),
    operatingProfit: 't.operating_profit',
    totalProfit: 't.total_profit',
    netProfitParent: 't.net_profit_parent',
    ...growthColumns('netProfitParentYoy', 't.net_profit_parent', 'y.net_profit_parent'),
    netProfitDeducted: 't.net_profit_deducted',
    totalAssets: 't.total_assets',
    equityParent: 't.equity_parent',
    epsBasic: 't.eps_basic',
    bps: 't.bps',
    roeWeighted: 't.roe_weighted',
  },
  key: 't.report_period',
  asOf: 't.announce_date',
});

export const PopularitiesSource = companyFacts(marketTables.popularities, {
  from: `${tableName('market', 'popularity')} t`,
  columns: {
    popularityDate: 't.trade_date',
    totalHeat: 't.total_heat',
    searchHeat: 't.search_heat',
    optionalHeat: 't.optional_heat',
    heatRank: 't.heat_rank',
  },
  key: 't.trade_date',
  asOf: 't.trade_date',
});
