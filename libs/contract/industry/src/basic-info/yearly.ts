import { staffAnswer, wholeNumber } from '@console/contract-core';
import {
  educationColumns,
  partnerColumns,
  patentColumns,
  researchColumns,
  choice,
  hundredMillionYuan,
  integer,
  memberColumns,
  name,
  optional,
  percent,
  required,
  word,
  year,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { coverageColumns } from '../coverage.ts';
import { industry } from '../industry.ts';
import { sharedAddress } from '../shared-address.ts';

const YEARLY = {
  needs: 'hysjk_gn_view_information',
  source: '成份公司定期报告合计',
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
} as const;
const YEAR = { year: year('年度', { fixed: 'left' }), ...coverageColumns } as const;

/** I-11: what the members disclose once a year, summed over those that did; shares are ratios of sums. */
export const yearlyTables = {
  partnerSums: industry.facts({
    ...YEARLY,
    ...sharedAddress('dataStockSupplierCustomerSum/list'),
    id: 'industry.partnerSums',
    title: '前五大供应商与客户合计',
    columns: { ...YEAR, ...partnerColumns },
  }),
  /** Plain means over the members that have a value. */
  partnerMeans: industry.facts({
    ...YEARLY,
    ...sharedAddress('dataStockSupplierCustomer/querySelectGetSupplierIndustry'),
    id: 'industry.partnerMeans',
    title: '供应商与客户集中度均值',
    source: '成份公司定期报告均值',
    columns: { ...YEAR, ...partnerColumns },
  }),
  research: industry.facts({
    ...YEARLY,
    ...sharedAddress('dataStockResearchAndDevelopment/getResearchById'),
    id: 'industry.research',
    title: '研发人员与投入',
    columns: { ...YEAR, ...researchColumns },
  }),
  patents: industry.facts({
    ...YEARLY,
    ...sharedAddress('dataStockResearchAndDevelopment/getPatentById'),
    id: 'industry.patents',
    title: '知识产权',
    columns: { ...YEAR, ...patentColumns },
  }),
  staffEducation: industry.facts({
    ...YEARLY,
    ...sharedAddress('dataStockStaffComposition/queryStaffManDetail'),
    id: 'industry.staffEducation',
    title: '学历构成',
    columns: { ...YEAR, ...educationColumns },
  }),
} as const;

/** The members' suppliers or customers by name, each with its company. */
export const memberPartners = industry.facts({
  ...sharedAddress('dataStockSupplierCustomer/querySelectGetSupplier'),
  id: 'industry.memberPartners',
  title: '供应商与客户明细',
  needs: YEARLY.needs,
  source: '成份公司定期报告',
  key: 'id',
  counter: '家',
  defaultSort: 'year,DESC',
  filter: { year: wholeNumber(1980, 2100).optional(), kind: z.enum(['supplier', 'customer']).optional() },
  columns: {
    ...memberColumns,
    year: year('年度'),
    kind: choice('类别', ['供应商', '客户']),
    rank: required(integer('名次')),
    /** As disclosed: many are unnamed, such as 客户一. */
    name: name('名称'),
    amount: hundredMillionYuan('金额'),
    /** A share of the year's purchases or sales. */
    ratio: percent('占比'),
    /** 是 or 否; null where it is not disclosed. */
    related: optional(word('关联方')),
  },
});

export const staffCalls = {
  staffComposition: industry.read({
    ...sharedAddress('dataStockStaffComposition/querySelectMan'),
    id: 'industry.staffComposition',
    title: '人员构成',
    needs: YEARLY.needs,
    output: staffAnswer,
  }),
} as const;
