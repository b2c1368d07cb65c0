import { businessTables } from '@console/contract-company';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';
import { growthColumns } from '../facts/growth-columns.ts';

const yoy = <const Key extends string>(
  key: Key,
  column: string,
): Readonly<Record<Key | `${Key}Why`, string>> => growthColumns(key, `t.${column}`, `y.${column}`);

export const RevenueCostsSource = companyFacts(businessTables.revenueCosts, {
  from: `${tableName('market', 'income_statement')} t
         LEFT JOIN ${tableName('market', 'income_statement')} y
           ON y.security_id = t.security_id AND y.report_period = t.report_period - INTERVAL 1 YEAR`,
  columns: {
    reportDate: 't.report_period',
    noticeDate: 't.announce_date',
    operatingTotalRevenue: 't.operating_total_revenue',
    ...yoy('operatingRevenueYoy', 'operating_total_revenue'),
    operatingTotalCost: 't.operating_total_cost',
    ...yoy('operatingTotalCostYoy', 'operating_total_cost'),
    operatingCost: 't.operating_cost',
    ...yoy('operatingCostYoy', 'operating_cost'),
    grossProfit: 't.operating_revenue - t.operating_cost',
    grossMargin: '(t.operating_revenue - t.operating_cost) / NULLIF(t.operating_revenue, 0)',
  },
  key: 't.report_period',
  asOf: 't.announce_date',
});
