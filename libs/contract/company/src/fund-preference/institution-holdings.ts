import {
  count,
  date,
  institutionCapitalColumns,
  institutionPercentColumns,
  institutionShareColumns,
} from '@console/contract-core/columns';
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

/** As shares. */
export const orgHeld = company.facts({
  ...OF_COMPANY,
  id: 'company.orgHeld',
  title: '机构持股',
  path: '/api/dataStockOrgHeld/dataList',
  columns: { ...DATE, ...institutionShareColumns, ...institutionPercentColumns },
});

/** As yuan. */
export const orgHeldCapital = company.facts({
  ...OF_COMPANY,
  id: 'company.orgHeldCapital',
  title: '机构持股市值',
  path: '/api/dataStockOrgHeld/capitalList',
  columns: { ...DATE, ...institutionCapitalColumns, ...institutionPercentColumns },
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
  columns: {
    ...DATE,
    corpNum: count('公司数'),
    ...institutionShareColumns,
    ...institutionCapitalColumns,
    ...institutionPercentColumns,
  },
});
