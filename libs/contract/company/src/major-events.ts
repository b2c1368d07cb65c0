import { wholeNumber } from '@console/contract-core';
import {
  date,
  hidden,
  hundredMillionYuan,
  millionShares,
  name,
  number,
  optional,
  percent,
  pledgeColumns,
  text,
  word,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company } from './company.ts';

/** The columns of the list of pledges. It has no endpoint of its own: `equityPledge` answers it. */
export const equityPledgeView = company.facts({
  id: 'company.equityPledgeView',
  title: '股权质押',
  path: '/api/dataStockEquityPledge/equityPledgeByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  key: 'id',
  counter: '笔',
  defaultSort: 'announcementDate,DESC',
  columns: {
    /** The day, and the pledge's number among those of that day. */
    id: hidden(z.string()),
    announcementDate: date('公告日期', { fixed: 'left' }),
    ...pledgeColumns,
  },
});

/** Every pledge of the company's shares, newest first, as in its last announcement. */
export const equityPledge = company.read({
  id: 'company.equityPledge',
  title: '股权质押',
  path: '/api/dataStockEquityPledge/equityPledgeByDataId',
  needs: 'gssjk_gn_view_marketData',
  output: z.array(equityPledgeView.row),
});

/** Dividends by the period they pay for, with their progress; all figures before tax. */
export const dividends = company.facts({
  id: 'company.dividends',
  title: '分红统计',
  path: '/api/majorEventsDividendStatistics/getMajorByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  key: 'reportDate',
  defaultSort: 'reportDate,DESC',
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    implementationReportDate: optional(date('实施公告日')),
    schemeDescription: optional(name('分红方案')),
    dividendRecipient: optional(name('分红对象')),
    equityRegistrationDate: optional(date('股权登记日')),
    exDate: optional(date('除权除息日')),
    dividendDate: optional(date('派息日')),
    bonusListDate: optional(date('红股上市日')),
    dividendPerShareBeforeTax: yuan('每股派现(税前)'),
    dividendAmt: hundredMillionYuan('派现总额'),
    /** New shares from profit for each share. */
    sendScale: number('每股送股'),
    /** New shares from reserves for each share. */
    transferProportion: number('每股转增'),
    /** Cash per share over the close of the record date. */
    dividendRateBeforeTax: percent('股息率(税前)'),
    implementationProgress: optional(text('实施进度', { sort: true })),
  },
});

/** Employee share plans; what is not decided yet is null. */
export const employeePlans = company.facts({
  id: 'company.employeePlans',
  title: '员工持股计划',
  path: '/api/dataStockStaffShareholdingPlan/getStaffShareByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  key: 'announcementDate',
  counter: '期',
  defaultSort: 'announcementDate,DESC',
  columns: {
    announcementDate: date('公告日期', { fixed: 'left' }),
    process: optional(word('进度', { sort: true })),
    sharesSource: optional(text('股票来源')),
    capital: hundredMillionYuan('资金规模'),
    capitalFromStaff: hundredMillionYuan('员工出资'),
    buyAmount: hundredMillionYuan('买入金额'),
    avgPrice: yuan('买入均价'),
    actualShareholdingRate: percent('实际持股比例'),
    lockingStartDate: optional(date('锁定期起始日')),
    lockingEndDate: optional(date('锁定期截止日')),
    durationStartDate: optional(date('存续期起始日')),
    durationEndDate: optional(date('存续期截止日')),
  },
});

/** The years in which the company sold new shares, newest first. */
export const issuanceYears = company.read({
  id: 'company.issuanceYears',
  title: '增发年份',
  path: '/api/dataAdditionalIssuanceStatistics/getAdditionalGroupYear',
  needs: 'gssjk_gn_view_marketData',
  output: z.array(z.number().int()),
});

/** New shares sold after the listing; with `year`, of that year alone. */
export const additionalIssuance = company.facts({
  id: 'company.additionalIssuance',
  title: '增发统计',
  path: '/api/dataAdditionalIssuanceStatistics/getByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  key: 'issueDate',
  counter: '次',
  defaultSort: 'issueDate,DESC',
  filter: { year: wholeNumber(1990, 2100).optional() },
  columns: {
    issueDate: date('发行日期', { fixed: 'left' }),
    listingDate: optional(date('上市日期')),
    price: yuan('发行价'),
    volume: millionShares('发行数量'),
    amount: hundredMillionYuan('募集资金总额'),
    issueCost: hundredMillionYuan('发行费用'),
    netAmount: hundredMillionYuan('募集资金净额'),
    issue: optional(text('发行方式', { sort: true })),
  },
});

/** Pledges, dividends, employee plans, additional issues: document 1 §2, major events. */
export const majorEventsTables = { dividends, employeePlans, additionalIssuance } as const;
export const majorEventsCalls = { equityPledge, issuanceYears } as const;
