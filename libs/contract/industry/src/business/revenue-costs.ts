import { date, revenueCostColumns } from '@console/contract-core/columns';
import { coverageColumns } from '../coverage.ts';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

/**
 * I-07: revenue and cost of the members together, cumulated from 1 January. Growth is of the members that reported both
 * periods, gross profit of those that have a cost of sales.
 */
const revenueCosts = industry.facts({
  ...sharedAddress('dataBusiness/revenueCost'),
  id: 'industry.revenueCosts',
  title: '营业收入与成本',
  needs: 'hysjk_gn_view_businessData',
  source: '成份公司定期报告合计',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: { reportDate: date('报告期', { fixed: 'left' }), ...coverageColumns, ...revenueCostColumns },
});

export const revenueCostTables = { revenueCosts } as const;
