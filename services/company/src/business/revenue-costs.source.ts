import { businessTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

/** Over the size of what it was a year before; null without anything to grow from. */
const yoy = (column: string): string => `(t.${column} - y.${column}) / NULLIF(ABS(y.${column}), 0)`;

export const RevenueCostsSource = companyFacts(businessTables.revenueCosts, {
  from: `${tableName('market', 'income_statement')} t
         LEFT JOIN ${tableName('market', 'income_statement')} y
           ON y.security_id = t.security_id AND y.report_period = t.report_period - INTERVAL 1 YEAR`,
  columns: {
    reportDate: 't.report_period',
    noticeDate: 't.announce_date',
    operatingTotalRevenue: 't.operating_total_revenue',
    operatingRevenueYoy: yoy('operating_total_revenue'),
    operatingTotalCost: 't.operating_total_cost',
    operatingTotalCostYoy: yoy('operating_total_cost'),
    operatingCost: 't.operating_cost',
    operatingCostYoy: yoy('operating_cost'),
    grossProfit: 't.operating_revenue - t.operating_cost',
    grossMargin: '(t.operating_revenue - t.operating_cost) / NULLIF(t.operating_revenue, 0)',
  },
  key: 't.report_period',
  asOf: 't.announce_date',
});
