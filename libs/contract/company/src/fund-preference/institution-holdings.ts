import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';

/**
 * What institutions of each kind hold of the share's float at the end of a quarter: shares.
 * `nonFundHeld` is every institution but funds, those without a column of their own included.
 */
export const orgHeld = companyTable({
  id: 'company.orgHeld',
  title: '机构持股',
  path: '/api/dataStockOrgHeld/dataList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    fundHeldNum: figure,
    qfiiHeld: figure,
    sifHeldNum: figure,
    brokerHeld: figure,
    insuranceCorpHeld: figure,
    trustCorpHeld: figure,
    nonFundHeld: figure,
    fundHeldPercent: figure,
    nonFundHeldPercent: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'fundHeldNum', title: '基金持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'qfiiHeld', title: 'QFII持股', unit: 'millionShares', sortable: true, width: 126 },
    { key: 'sifHeldNum', title: '社保持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'brokerHeld', title: '券商持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'insuranceCorpHeld', title: '保险持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'trustCorpHeld', title: '信托持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'nonFundHeld', title: '非基金机构持股', unit: 'millionShares', sortable: true, width: 160 },
    { key: 'fundHeldPercent', title: '基金占流通股比', unit: 'percent', sortable: true, width: 136 },
    { key: 'nonFundHeldPercent', title: '非基金占流通股比', unit: 'percent', sortable: true, width: 148 },
  ],
});

/** The same holdings as values at the period's last close, in yuan. */
export const orgHeldCapital = companyTable({
  id: 'company.orgHeldCapital',
  title: '机构持股市值',
  path: '/api/dataStockOrgHeld/capitalList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    fundHeldCapital: figure,
    qfiiHeldCapital: figure,
    sifHeldCapital: figure,
    brokerHeldCapital: figure,
    insuranceCorpHeldCapital: figure,
    trustCorpHeldCapital: figure,
    nonFundHeldCapital: figure,
    fundHeldPercent: figure,
    nonFundHeldPercent: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'fundHeldCapital', title: '基金持股市值', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    { key: 'qfiiHeldCapital', title: 'QFII持股市值', unit: 'hundredMillionYuan', sortable: true, width: 140 },
    { key: 'sifHeldCapital', title: '社保持股市值', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    {
      key: 'brokerHeldCapital',
      title: '券商持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'insuranceCorpHeldCapital',
      title: '保险持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'trustCorpHeldCapital',
      title: '信托持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'nonFundHeldCapital',
      title: '非基金机构持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 174,
    },
    { key: 'fundHeldPercent', title: '基金占流通股比', unit: 'percent', sortable: true, width: 136 },
    { key: 'nonFundHeldPercent', title: '非基金占流通股比', unit: 'percent', sortable: true, width: 148 },
  ],
});

/**
 * The mean holding of the companies that stand in the same Shenwan level-1 industry today, those without an
 * answer for the period left out: what a company's own holdings are measured against.
 */
export const orgHeldIndustry = companyTable({
  id: 'company.orgHeldIndustry',
  title: '同行业机构持股均值',
  path: '/api/dataStockOrgHeld/industryList',
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  row: z.object({
    reportDate: z.string(),
    corpNum: figure,
    fundHeldNum: figure,
    qfiiHeld: figure,
    sifHeldNum: figure,
    brokerHeld: figure,
    insuranceCorpHeld: figure,
    trustCorpHeld: figure,
    nonFundHeld: figure,
    fundHeldCapital: figure,
    qfiiHeldCapital: figure,
    sifHeldCapital: figure,
    brokerHeldCapital: figure,
    insuranceCorpHeldCapital: figure,
    trustCorpHeldCapital: figure,
    nonFundHeldCapital: figure,
    fundHeldPercent: figure,
    nonFundHeldPercent: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告日期', format: 'date', sortable: true, fixed: 'left', width: 100 },
    { key: 'corpNum', title: '公司数', unit: 'count', sortable: true, width: 84 },
    { key: 'fundHeldNum', title: '基金持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'qfiiHeld', title: 'QFII持股', unit: 'millionShares', sortable: true, width: 126 },
    { key: 'sifHeldNum', title: '社保持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'brokerHeld', title: '券商持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'insuranceCorpHeld', title: '保险持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'trustCorpHeld', title: '信托持股', unit: 'millionShares', sortable: true, width: 120 },
    { key: 'nonFundHeld', title: '非基金机构持股', unit: 'millionShares', sortable: true, width: 160 },
    { key: 'fundHeldCapital', title: '基金持股市值', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    { key: 'qfiiHeldCapital', title: 'QFII持股市值', unit: 'hundredMillionYuan', sortable: true, width: 140 },
    { key: 'sifHeldCapital', title: '社保持股市值', unit: 'hundredMillionYuan', sortable: true, width: 134 },
    {
      key: 'brokerHeldCapital',
      title: '券商持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'insuranceCorpHeldCapital',
      title: '保险持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'trustCorpHeldCapital',
      title: '信托持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 134,
    },
    {
      key: 'nonFundHeldCapital',
      title: '非基金机构持股市值',
      unit: 'hundredMillionYuan',
      sortable: true,
      width: 174,
    },
    { key: 'fundHeldPercent', title: '基金占流通股比', unit: 'percent', sortable: true, width: 136 },
    { key: 'nonFundHeldPercent', title: '非基金占流通股比', unit: 'percent', sortable: true, width: 148 },
  ],
});
