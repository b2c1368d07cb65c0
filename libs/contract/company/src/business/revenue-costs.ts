import { date, revenueCostColumns } from '@console/contract-core/columns';
import { company } from '../company.ts';

/** C-15: revenue and cost by report period, cumulated from 1 January. */
const revenueCosts = company.facts({
  id: 'company.revenueCosts',
  title: '营业收入与成本',
  path: '/api/dataBusiness/revenueCost',
  needs: 'gssjk_gn_view_businessData',
  source: '定期报告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    noticeDate: date('公告日期'),
    ...revenueCostColumns,
  },
});

export const revenueCostTables = { revenueCosts } as const;
