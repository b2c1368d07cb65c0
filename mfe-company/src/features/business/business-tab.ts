import { businessCalls, businessTables } from '@console/contract-company';
import { afterPaint, operatingExpenses, part, segments, table, tabs } from '@console/subject';
import { RevenueChart } from './revenue-chart.tsx';

/** Revenue and its cost, by report period. */
const revenueCosts = table(businessTables.revenueCosts, {
  empty: { title: '该公司没有收入与成本数据', cause: '数据源中还没有该公司的利润表' },
});

const outlook = part(() => import('../../tabs/company-notes.ts').then((file) => file.businessOutlook));

/** 经营数据: the company's revenue, by product and region, and its costs. */
export const businessTab = tabs('经营数据', [
  { key: 'revenue', title: '营业收入与成本', parts: [RevenueChart, afterPaint(revenueCosts)] },
  { key: 'expenses', title: '期间费用', parts: [operatingExpenses(businessCalls.operatingExpenses)] },
  {
    key: 'segments',
    title: '分产品与分地区',
    parts: [segments(businessCalls.productSegments, businessCalls.regionSegments)],
  },
  { key: 'outlook', title: '业务展望', parts: [outlook] },
]);
