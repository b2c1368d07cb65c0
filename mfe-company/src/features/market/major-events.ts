import { equityPledgeView, majorEventsCalls, majorEventsTables } from '@console/contract-company';
import { pagesOf, table, tabs } from '@console/subject';
import { Issuance } from './issuance.tsx';

/** The pledges. Columns that are accumulated already have no total. */
const pledges = table(equityPledgeView, {
  via: pagesOf(majorEventsCalls.equityPledge, 'announcementDate'),
  total: ['pledgeNumberOfShares', 'releaseNumberOfShares', 'releaseNumberOfRemainingShares'],
  empty: { title: '该公司没有股权质押记录', cause: '没有股东公告过质押其持有的公司股份' },
});

const dividends = table(majorEventsTables.dividends, {
  total: ['dividendAmt'],
  empty: { title: '该公司没有分红记录', cause: '上市以来没有公告过分红或送转方案' },
});

const employeePlans = table(majorEventsTables.employeePlans, {
  total: ['capital', 'capitalFromStaff', 'buyAmount'],
  empty: { title: '该公司没有员工持股计划', cause: '上市以来没有公告过员工持股计划' },
});

/** 重大事项: events of the company's shares apart from trading. */
export const majorEvents = tabs(
  '重大事项',
  [
    { key: 'pledge', title: '股权质押', parts: [pledges] },
    { key: 'dividend', title: '分红统计', parts: [dividends] },
    { key: 'plan', title: '员工持股计划', parts: [employeePlans] },
    { key: 'issuance', title: '增发统计', parts: [Issuance] },
  ],
  'part',
);
