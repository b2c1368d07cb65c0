import { z } from 'zod';
import { companyTable, figure } from '../company-table.ts';

/**
 * What institutions of each kind hold of the share's float at the end of a quarter. `nonFund…` is every
 * institution but funds, those without a column of their own included.
 */
const OF_COMPANY = {
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
} as const;

/** Shares. */
const COUNTS = {
  fundHeldNum: figure,
  qfiiHeld: figure,
  sifHeldNum: figure,
  brokerHeld: figure,
  insuranceCorpHeld: figure,
  trustCorpHeld: figure,
  nonFundHeld: figure,
} as const;

/** Yuan, at the period's last close. */
const CAPITALS = {
  fundHeldCapital: figure,
  qfiiHeldCapital: figure,
  sifHeldCapital: figure,
  brokerHeldCapital: figure,
  insuranceCorpHeldCapital: figure,
  trustCorpHeldCapital: figure,
  nonFundHeldCapital: figure,
} as const;

/** Fractions of the float. */
const PERCENTS = { fundHeldPercent: figure, nonFundHeldPercent: figure } as const;

const DATE_COLUMN = {
  key: 'reportDate',
  title: '报告日期',
  format: 'date',
  sortable: true,
  fixed: 'left',
  width: 100,
} as const;

const count = <const Key extends keyof typeof COUNTS>(key: Key, title: string, width: number) =>
  ({ key, title, unit: 'millionShares', sortable: true, width }) as const;
const COUNT_COLUMNS = [
  count('fundHeldNum', '基金持股', 120),
  count('qfiiHeld', 'QFII持股', 126),
  count('sifHeldNum', '社保持股', 120),
  count('brokerHeld', '券商持股', 120),
  count('insuranceCorpHeld', '保险持股', 120),
  count('trustCorpHeld', '信托持股', 120),
  count('nonFundHeld', '非基金机构持股', 160),
] as const;

const capital = <const Key extends keyof typeof CAPITALS>(key: Key, title: string, width: number) =>
  ({ key, title, unit: 'hundredMillionYuan', sortable: true, width }) as const;
const CAPITAL_COLUMNS = [
  capital('fundHeldCapital', '基金持股市值', 134),
  capital('qfiiHeldCapital', 'QFII持股市值', 140),
  capital('sifHeldCapital', '社保持股市值', 134),
  capital('brokerHeldCapital', '券商持股市值', 134),
  capital('insuranceCorpHeldCapital', '保险持股市值', 134),
  capital('trustCorpHeldCapital', '信托持股市值', 134),
  capital('nonFundHeldCapital', '非基金机构持股市值', 174),
] as const;

const PERCENT_COLUMNS = [
  { key: 'fundHeldPercent', title: '基金占流通股比', unit: 'percent', sortable: true, width: 136 },
  { key: 'nonFundHeldPercent', title: '非基金占流通股比', unit: 'percent', sortable: true, width: 148 },
] as const;

/** As shares. */
export const orgHeld = companyTable({
  ...OF_COMPANY,
  id: 'company.orgHeld',
  title: '机构持股',
  path: '/api/dataStockOrgHeld/dataList',
  row: z.object({ reportDate: z.string(), ...COUNTS, ...PERCENTS }),
  columns: [DATE_COLUMN, ...COUNT_COLUMNS, ...PERCENT_COLUMNS],
});

/** As yuan. */
export const orgHeldCapital = companyTable({
  ...OF_COMPANY,
  id: 'company.orgHeldCapital',
  title: '机构持股市值',
  path: '/api/dataStockOrgHeld/capitalList',
  row: z.object({ reportDate: z.string(), ...CAPITALS, ...PERCENTS }),
  columns: [DATE_COLUMN, ...CAPITAL_COLUMNS, ...PERCENT_COLUMNS],
});

/**
 * The mean holding of the companies that stand in the same Shenwan level-1 industry today, those without an
 * answer for the period left out: what a company's own holdings are measured against.
 */
export const orgHeldIndustry = companyTable({
  ...OF_COMPANY,
  id: 'company.orgHeldIndustry',
  title: '同行业机构持股均值',
  path: '/api/dataStockOrgHeld/industryList',
  row: z.object({ reportDate: z.string(), corpNum: figure, ...COUNTS, ...CAPITALS, ...PERCENTS }),
  columns: [
    DATE_COLUMN,
    { key: 'corpNum', title: '公司数', unit: 'count', sortable: true, width: 84 },
    ...COUNT_COLUMNS,
    ...CAPITAL_COLUMNS,
    ...PERCENT_COLUMNS,
  ],
});
