import { industryEntries } from '@console/contract-industry';
import { beside, chart, table, tabs } from '@console/subject';
import { IndustrySettings } from './industry-settings.tsx';
import { memberCells as cells } from './member-cells.tsx';
import { partners, research, staff } from './report-parts.tsx';

const { heavyStocks, industryGrossMargin, industryReturns, industryRevenue, memberPledges, memberTrades } =
  industryEntries;
const NO_MEMBERS = '成份公司为空，或都还没有成交';

/** 基本信息: the industry's overview, and its members' data. */
export const information = tabs('基本信息', [
  {
    key: 'overview',
    title: '行业概览',
    parts: [
      beside(chart(industryRevenue), chart(industryGrossMargin), chart(industryReturns)),
      table(heavyStocks, { cells, empty: { title: '该行业没有重仓股', cause: NO_MEMBERS } }),
    ],
  },
  { key: 'settings', title: '行业设置', parts: [IndustrySettings] },
  { key: 'partners', title: '供应商与客户', parts: partners },
  { key: 'research', title: '研发情况', parts: research },
  { key: 'staff', title: '员工构成', parts: [staff] },
  {
    key: 'pledges',
    title: '股权质押',
    parts: [table(memberPledges, { cells, empty: { title: '成份公司没有股权质押记录' } })],
  },
  {
    key: 'trades',
    title: '高管变动',
    parts: [table(memberTrades, { cells, empty: { title: '成份公司没有高管持股变动' } })],
  },
]);
