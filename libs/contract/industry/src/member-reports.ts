import { sharedVariantAddresses, wholeNumber } from '@console/contract-core';
import {
  date,
  name,
  optional,
  tenThousandShares,
  tenThousandYuan,
  text,
  word,
  year,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { industry } from './industry.ts';
import { memberTable } from './member-table.ts';

const NEEDS = 'hysjk_gn_view_information';
const YEARS = { needs: NEEDS, output: z.array(z.number().int()) } as const;
const ofYear = { year: wholeNumber(1980, 2100).optional() } as const;

/** The executives of members, as in their annual reports. */
const memberExecutives = memberTable({
  id: 'industry.memberExecutives',
  title: '高管明细',
  call: 'dataSeniorExecutiveStructure/getDetailByDataID',
  needs: NEEDS,
  source: '定期报告',
  counter: '人',
  defaultSort: 'year,DESC',
  filter: ofYear,
  columns: {
    year: year('年度'),
    name: word('姓名', { sort: true }),
    post: name('职务', { sort: true }),
    sex: optional(word('性别', { sort: true })),
    education: optional(word('学历', { sort: true })),
    sharesHeldNumber: tenThousandShares('持股数'),
    /** Pay of the year in yuan, before tax; null where the company pays none. */
    pay: tenThousandYuan('薪酬'),
  },
});

/** The dividends of members, as their progress is now; all figures before tax. */
const memberDividends = memberTable({
  id: 'industry.memberDividends',
  title: '分红送转',
  call: 'majorEventsDividendStatistics/getMajorByDataId',
  needs: NEEDS,
  source: '公司公告',
  counter: '次',
  defaultSort: 'announceDate,DESC',
  columns: {
    announceDate: date('预案公告日'),
    reportDate: date('报告期'),
    schemeDescription: text('分红方案'),
    dividendPerShareBeforeTax: yuan('每股派现(税前)'),
    dividendAmt: tenThousandYuan('派现总额(税前)'),
    equityRegistrationDate: optional(date('股权登记日')),
    dividendDate: optional(date('派息日')),
    implementationProgress: word('进度', { sort: true }),
  },
});

/** Years in which members disclosed their executives, newest first. */
const executiveYears = industry.read({
  ...YEARS,
  id: 'industry.executiveYears',
  title: '高管年份',
  path: '/api/ecology/dataSeniorExecutiveStructure/getGroupYear',
  also: sharedVariantAddresses('dataSeniorExecutiveStructure/getGroupYear'),
});

/** Years in which members' executives traded, newest first. */
const tradeYears = industry.read({
  ...YEARS,
  id: 'industry.tradeYears',
  title: '高管持股变动年份',
  path: '/api/ecology/dataSeniorExecutiveDetails/getGroupYear',
  also: sharedVariantAddresses('dataSeniorExecutiveDetails/getGroupYear'),
});

/** Document 2 §7: what members report about executives and dividends. */
export const memberReportTables = { memberExecutives, memberDividends } as const;
export const memberReportCalls = { executiveYears, tradeYears } as const;
