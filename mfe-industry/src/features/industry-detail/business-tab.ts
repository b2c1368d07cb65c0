import { industryTables, reportCalls } from '@console/contract-industry';
import { operatingExpenses, segments, table, tabs } from '@console/subject';
import { periodCells } from './period-cells.tsx';

/** 经营数据: what the members together earn and spend, by report period. */
export const business = tabs('经营数据', [
  {
    key: 'revenue',
    title: '营业收入与成本',
    parts: [
      table(industryTables.revenueCosts, {
        cells: periodCells('reportDate'),
        empty: { title: '该行业没有收入与成本数据', cause: '成份公司为空，或都还没有披露定期报告' },
      }),
    ],
  },
  {
    key: 'segments',
    title: '分产品与分地区',
    parts: [segments(reportCalls.productSegments, reportCalls.regionSegments)],
  },
  {
    key: 'expenses',
    title: '期间费用',
    parts: [operatingExpenses(reportCalls.operatingExpenses, { dated: true })],
  },
]);
