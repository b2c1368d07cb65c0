import { count, date, hundredMillionYuan, millionShares, percent } from '@console/contract-core/columns';
import { company } from '../company.ts';

/**
 * The holdings of institutions of each kind in the share's float at the end of a quarter. `nonFund…` is every
 * institution but funds, including those without a column.
 */
const OF_COMPANY = {
  needs: 'gssjk_gn_view_fundPreference',
  source: '定期报告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
} as const;

const DATE = { reportDate: date('报告日期', { fixed: 'left' }) } as const;

const COUNTS = {
  fundHeldNum: millionShares('基金持股'),
  qfiiHeld: millionShares('QFII持股'),
  sifHeldNum: millionShares('社保持股'),
  brokerHeld: millionShares('券商持股'),
  insuranceCorpHeld: millionShares('保险持股'),
  trustCorpHeld: millionShares('信托持股'),
  nonFundHeld: millionShares('非基金机构持股'),
} as const;

/** At the period's last close. */
const CAPITALS = {
  fundHeldCapital: hundredMillionYuan('基金持股市值'),
  qfiiHeldCapital: hundredMillionYuan('QFII持股市值'),
  sifHeldCapital: hundredMillionYuan('社保持股市值'),
  brokerHeldCapital: hundredMillionYuan('券商持股市值'),
  insuranceCorpHeldCapital: hundredMillionYuan('保险持股市值'),
  trustCorpHeldCapital: hundredMillionYuan('信托持股市值'),
  nonFundHeldCapital: hundredMillionYuan('非基金机构持股市值'),
} as const;

const PERCENTS = {
  fundHeldPercent: percent('基金占流通股比'),
  nonFundHeldPercent: percent('非基金占流通股比'),
} as const;

/** As shares. */
export const orgHeld = company.facts({
  ...OF_COMPANY,
  id: 'company.orgHeld',
  title: '机构持股',
  path: '/api/dataStockOrgHeld/dataList',
  columns: { ...DATE, ...COUNTS, ...PERCENTS },
});

/** As yuan. */
export const orgHeldCapital = company.facts({
  ...OF_COMPANY,
  id: 'company.orgHeldCapital',
  title: '机构持股市值',
  path: '/api/dataStockOrgHeld/capitalList',
  columns: { ...DATE, ...CAPITALS, ...PERCENTS },
});

/**
 * The mean holding in the companies that are in the same Shenwan level-1 industry today, as a comparison for
 * a company's own; companies without figures for the period are left out.
 */
export const orgHeldIndustry = company.facts({
  ...OF_COMPANY,
  id: 'company.orgHeldIndustry',
  title: '同行业机构持股均值',
  path: '/api/dataStockOrgHeld/industryList',
  columns: { ...DATE, corpNum: count('公司数'), ...COUNTS, ...CAPITALS, ...PERCENTS },
});
