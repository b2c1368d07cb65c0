import { wholeNumber } from '@console/contract-core';
import {
  count,
  hundredMillionYuan,
  integer,
  name,
  optional,
  partnerColumns,
  percent,
  required,
  word,
  year,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';

/** C-08: the five largest suppliers and customers together, year by year. */
const partnerSums = company.facts({
  id: 'company.partnerSums',
  title: '前五大供应商与客户合计',
  path: '/api/dataStockSupplierCustomerSum/list',
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
  columns: {
    year: year('年度', { fixed: 'left' }),
    ...partnerColumns,
  },
});

/** C-08: the suppliers or the customers of a year by name, the largest first. */
const partners = company.facts({
  id: 'company.partners',
  title: '供应商与客户明细',
  path: '/api/dataStockSupplierCustomer/querySelectGetSupplier',
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'rank',
  counter: '家',
  defaultSort: 'rank,ASC',
  filter: { year: wholeNumber(1980, 2100), kind: z.enum(['supplier', 'customer']) },
  columns: {
    rank: required(integer('名次')),
    /** As disclosed: many are unnamed, such as 客户一. */
    name: name('名称'),
    /** Yuan, bought from or sold to it. */
    amount: hundredMillionYuan('金额'),
    /** A share of the year's purchases or sales. */
    ratio: percent('占比'),
    /** 是 or 否; null where it is not disclosed. */
    related: optional(word('关联方')),
  },
});

/**
 * C-08: the average supplier and customer concentration of the companies of the same Shenwan level-1
 * industry.
 */
const partnerIndustry = company.facts({
  id: 'company.partnerIndustry',
  title: '同行业供应商与客户集中度均值',
  path: '/api/dataStockSupplierCustomer/querySelectGetSupplierIndustry',
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'year',
  counter: '年',
  defaultSort: 'year,DESC',
  columns: {
    year: year('年度', { fixed: 'left' }),
    corpNum: count('公司数'),
    ...partnerColumns,
  },
});

export const partnerTables = { partnerSums, partners, partnerIndustry } as const;
