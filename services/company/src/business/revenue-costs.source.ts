import { businessTables } from '@console/contract-company';
import { facts, growth, growthReason, isYearBefore, minus, over } from '@console/market/facts';
import { companySource } from '../facts/company-source.ts';

export const RevenueCostsSource = companySource(
  facts(businessTables.revenueCosts, {
    of: 'market.income_statement',
    join: (rows) =>
      rows.leftJoin('market.income_statement as y', (on) =>
        on
          .onRef('y.security_id', '=', 't.security_id')
          .on(({ ref }) => isYearBefore(ref('y.report_period'), ref('t.report_period'))),
      ),
    columns: {
      reportDate: 'report_period',
      noticeDate: 'announce_date',
      operatingRevenueYoy: (e) =>
        growth(e.ref('t.operating_total_revenue'), e.ref('y.operating_total_revenue')),
      operatingRevenueYoyWhy: (e) =>
        growthReason(e.ref('t.operating_total_revenue'), e.ref('y.operating_total_revenue')),
      operatingTotalCostYoy: (e) => growth(e.ref('t.operating_total_cost'), e.ref('y.operating_total_cost')),
      operatingTotalCostYoyWhy: (e) =>
        growthReason(e.ref('t.operating_total_cost'), e.ref('y.operating_total_cost')),
      operatingCostYoy: (e) => growth(e.ref('t.operating_cost'), e.ref('y.operating_cost')),
      operatingCostYoyWhy: (e) => growthReason(e.ref('t.operating_cost'), e.ref('y.operating_cost')),
      grossProfit: (e) => minus(e.ref('t.operating_revenue'), e.ref('t.operating_cost')),
      grossMargin: (e) =>
        over(minus(e.ref('t.operating_revenue'), e.ref('t.operating_cost')), e.ref('t.operating_revenue')),
    },
  }),
);
