import { wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';

/** C-08: the five largest suppliers and customers together, year by year. */
const partnerSums = companyTable({
  id: 'company.partnerSums',
  title: '前五大供应商与客户合计',
  path: '/api/dataStockSupplierCustomerSum/list',
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'year,DESC',
  row: z.object({
    year: z.number().int(),
    supplierPurAmtSum: figure,
    /** Of the year's purchases. */
    supplierRatioSum: figure,
    customerSalesAmtSum: figure,
    /** Of the year's sales. */
    customerRatioSum: figure,
  }),
  columns: [
    { key: 'year', title: '年度', sortable: true, fixed: 'left', width: 80 },
    {
      key: 'supplierPurAmtSum',
      title: '供应商采购额',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 148,
    },
    { key: 'supplierRatioSum', title: '采购占比', unit: 'percent', sortable: true, width: 108 },
    {
      key: 'customerSalesAmtSum',
      title: '客户销售额',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 136,
    },
    { key: 'customerRatioSum', title: '销售占比', unit: 'percent', sortable: true, width: 108 },
  ],
});

/** C-08: the suppliers or the customers of a year by name, the largest first. */
const partners = companyTable({
  id: 'company.partners',
  title: '供应商与客户明细',
  path: '/api/dataStockSupplierCustomer/querySelectGetSupplier',
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'rank,ASC',
  filter: { year: wholeNumber(1980, 2100), kind: z.enum(['supplier', 'customer']) },
  row: z.object({
    rank: z.number().int(),
    /** As disclosed: many go unnamed, 客户一. */
    name: z.string(),
    /** Yuan, bought from or sold to it. */
    amount: figure,
    /** Of the year's purchases or sales. */
    ratio: figure,
    /** 是 or 否; null where it is not told. */
    related: z.string().nullable(),
  }),
  columns: [
    { key: 'rank', title: '名次', unit: 'integer', sortable: true, width: 64 },
    { key: 'name', title: '名称', width: 208 },
    { key: 'amount', title: '金额', unit: 'hundredMillionYuan', sortable: true, width: 104 },
    { key: 'ratio', title: '占比', unit: 'percent', sortable: true, width: 84 },
    { key: 'related', title: '关联方', width: 72 },
  ],
});

/** C-08: how concentrated the companies of the same Shenwan level-1 industry are, on average. */
const partnerIndustry = companyTable({
  id: 'company.partnerIndustry',
  title: '同行业供应商与客户集中度均值',
  path: '/api/dataStockSupplierCustomer/querySelectGetSupplierIndustry',
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'year,DESC',
  row: z.object({
    year: z.number().int(),
    corpNum: figure,
    supplierPurAmtSum: figure,
    supplierRatioSum: figure,
    customerSalesAmtSum: figure,
    customerRatioSum: figure,
  }),
  columns: [
    { key: 'year', title: '年度', sortable: true, fixed: 'left', width: 80 },
    { key: 'corpNum', title: '公司数', unit: 'count', sortable: true, width: 90 },
    {
      key: 'supplierPurAmtSum',
      title: '供应商采购额',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 148,
    },
    { key: 'supplierRatioSum', title: '采购占比', unit: 'percent', sortable: true, width: 108 },
    {
      key: 'customerSalesAmtSum',
      title: '客户销售额',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 136,
    },
    { key: 'customerRatioSum', title: '销售占比', unit: 'percent', sortable: true, width: 108 },
  ],
});

export const partnerTables = { partnerSums, partners, partnerIndustry } as const;
