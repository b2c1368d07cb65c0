import { wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { companyCall, companyTable, figure, words } from './company-table.ts';

/** How the list of pledges is drawn. */
export const equityPledgeView = companyTable({
  id: 'company.equityPledge',
  title: '股权质押',
  path: '/api/dataStockEquityPledge/equityPledgeByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  defaultSort: 'announcementDate,DESC',
  row: z.object({
    /** The day and the pledge's number among those of it. */
    id: z.string(),
    announcementDate: z.string(),
    pledgeName: words,
    startDate: words,
    pledgeNumberOfShares: figure,
    /** Of what the holder owned at the last quarter's end. */
    proportionSharesHeld: figure,
    releaseAnnouncementDate: words,
    releaseNumberOfShares: figure,
    releaseNumberOfRemainingShares: figure,
    releaseTotalNumberOfRemainingPledgedShares: figure,
    releaseCompanyAccumulatedRemaining: figure,
    pledgeCost: figure,
    alertPrice: figure,
    /** Liquidation price, yuan: at it the pledgee may sell. */
    closeRate: figure,
  }),
  columns: [
    { key: 'announcementDate', title: '公告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'pledgeName', title: '出质人', width: 168 },
    { key: 'startDate', title: '质押起始日', format: 'date', sortable: true, width: 100 },
    { key: 'pledgeNumberOfShares', title: '质押股数', unit: 'tenThousandShares', sortable: true, width: 108 },
    { key: 'proportionSharesHeld', title: '占其持股比例', unit: 'percent', sortable: true, width: 122 },
    { key: 'releaseAnnouncementDate', title: '解押公告日', format: 'date', sortable: true, width: 100 },
    {
      key: 'releaseNumberOfShares',
      title: '解押股数',
      unit: 'tenThousandShares',
      sortable: true,
      width: 108,
    },
    {
      key: 'releaseNumberOfRemainingShares',
      title: '本笔剩余质押',
      unit: 'tenThousandShares',
      sortable: true,
      width: 134,
    },
    {
      key: 'releaseTotalNumberOfRemainingPledgedShares',
      title: '出质人累计剩余质押',
      unit: 'tenThousandShares',
      sortable: true,
      width: 174,
    },
    {
      key: 'releaseCompanyAccumulatedRemaining',
      title: '公司累计剩余质押',
      unit: 'tenThousandShares',
      sortable: true,
      width: 160,
    },
    { key: 'pledgeCost', title: '质押成本价', unit: 'yuan', sortable: true, width: 110 },
    { key: 'alertPrice', title: '预警价', unit: 'yuan', sortable: true, width: 84 },
    { key: 'closeRate', title: '平仓价', unit: 'yuan', sortable: true, width: 84 },
  ],
});

/** Every pledge of the company's shares, newest first, as its last announcement leaves it. */
export const equityPledge = companyCall({
  id: 'company.equityPledge',
  title: '股权质押',
  path: '/api/dataStockEquityPledge/equityPledgeByDataId',
  needs: 'gssjk_gn_view_marketData',
  output: z.array(equityPledgeView.row),
});

/** Dividends by the period they pay for, as their progress stands; all figures before tax. */
export const dividends = companyTable({
  id: 'company.dividends',
  title: '分红统计',
  path: '/api/majorEventsDividendStatistics/getMajorByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    implementationReportDate: words,
    schemeDescription: words,
    dividendRecipient: words,
    equityRegistrationDate: words,
    exDate: words,
    dividendDate: words,
    bonusListDate: words,
    dividendPerShareBeforeTax: figure,
    dividendAmt: figure,
    /** New shares from profit for each share. */
    sendScale: figure,
    /** New shares from reserves for each share. */
    transferProportion: figure,
    /** Cash per share over the close of the record date. */
    dividendRateBeforeTax: figure,
    implementationProgress: words,
  }),
  columns: [
    { key: 'reportDate', title: '报告期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'implementationReportDate', title: '实施公告日', format: 'date', sortable: true, width: 100 },
    { key: 'schemeDescription', title: '分红方案', width: 180 },
    { key: 'dividendRecipient', title: '分红对象', width: 200 },
    { key: 'equityRegistrationDate', title: '股权登记日', format: 'date', sortable: true, width: 100 },
    { key: 'exDate', title: '除权除息日', format: 'date', sortable: true, width: 100 },
    { key: 'dividendDate', title: '派息日', format: 'date', sortable: true, width: 100 },
    { key: 'bonusListDate', title: '红股上市日', format: 'date', sortable: true, width: 100 },
    { key: 'dividendPerShareBeforeTax', title: '每股派现(税前)', unit: 'yuan', sortable: true, width: 138 },
    { key: 'dividendAmt', title: '派现总额', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'sendScale', title: '每股送股', unit: 'number', sortable: true, width: 82 },
    { key: 'transferProportion', title: '每股转增', unit: 'number', sortable: true, width: 82 },
    { key: 'dividendRateBeforeTax', title: '股息率(税前)', unit: 'percent', sortable: true, width: 126 },
    { key: 'implementationProgress', title: '实施进度', sortable: true, width: 112 },
  ],
});

/** Plans under which staff hold shares; what is not decided yet is null. */
export const employeePlans = companyTable({
  id: 'company.employeePlans',
  title: '员工持股计划',
  path: '/api/dataStockStaffShareholdingPlan/getStaffShareByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  defaultSort: 'announcementDate,DESC',
  row: z.object({
    announcementDate: z.string(),
    process: words,
    sharesSource: words,
    capital: figure,
    capitalFromStaff: figure,
    buyAmount: figure,
    avgPrice: figure,
    actualShareholdingRate: figure,
    lockingStartDate: words,
    lockingEndDate: words,
    durationStartDate: words,
    durationEndDate: words,
  }),
  columns: [
    { key: 'announcementDate', title: '公告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'process', title: '进度', sortable: true, width: 96 },
    { key: 'sharesSource', title: '股票来源', width: 136 },
    { key: 'capital', title: '资金规模', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'capitalFromStaff', title: '员工出资', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'buyAmount', title: '买入金额', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'avgPrice', title: '买入均价', unit: 'yuan', sortable: true, width: 96 },
    { key: 'actualShareholdingRate', title: '实际持股比例', unit: 'percent', sortable: true, width: 122 },
    { key: 'lockingStartDate', title: '锁定期起始日', format: 'date', sortable: true, width: 108 },
    { key: 'lockingEndDate', title: '锁定期截止日', format: 'date', sortable: true, width: 108 },
    { key: 'durationStartDate', title: '存续期起始日', format: 'date', sortable: true, width: 108 },
    { key: 'durationEndDate', title: '存续期截止日', format: 'date', sortable: true, width: 108 },
  ],
});

/** The years in which the company sold new shares, newest first. */
export const issuanceYears = companyCall({
  id: 'company.issuanceYears',
  title: '增发年份',
  path: '/api/dataAdditionalIssuanceStatistics/getAdditionalGroupYear',
  needs: 'gssjk_gn_view_marketData',
  output: z.array(z.number().int()),
});

/** New shares sold after the listing; of `year` alone where it is given. */
export const additionalIssuance = companyTable({
  id: 'company.additionalIssuance',
  title: '增发统计',
  path: '/api/dataAdditionalIssuanceStatistics/getByDataId',
  needs: 'gssjk_gn_view_marketData',
  source: '公司公告',
  defaultSort: 'issueDate,DESC',
  filter: { year: wholeNumber(1990, 2100).optional() },
  row: z.object({
    issueDate: z.string(),
    listingDate: words,
    price: figure,
    volume: figure,
    amount: figure,
    issueCost: figure,
    netAmount: figure,
    issue: words,
  }),
  columns: [
    { key: 'issueDate', title: '发行日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'listingDate', title: '上市日期', format: 'date', sortable: true, width: 100 },
    { key: 'price', title: '发行价', unit: 'yuan', sortable: true, width: 84 },
    { key: 'volume', title: '发行数量', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'amount', title: '募集资金总额', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    { key: 'issueCost', title: '发行费用', unit: 'hundredMillionYuan', sortable: true, width: 108 },
    { key: 'netAmount', title: '募集资金净额', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    { key: 'issue', title: '发行方式', sortable: true, width: 112 },
  ],
});

/** Pledges, dividends, employee plans, additional issues: document 1 §2, major events. */
export const majorEventsTables = { dividends, employeePlans, additionalIssuance } as const;
export const majorEventsCalls = { equityPledge, issuanceYears } as const;
