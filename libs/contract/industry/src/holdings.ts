import {
  date,
  industrialCapitalColumns,
  institutionCapitalColumns,
  institutionPercentColumns,
  institutionShareColumns,
  integer,
  percent,
  shares,
} from '@console/contract-core/columns';
import { coverageColumns } from './coverage.ts';
import { industry } from './industry.ts';
import { sharedAddress } from './shared-address.ts';

const QUARTERLY = {
  source: '成份公司定期报告合计',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
} as const;
const FUNDS = { ...QUARTERLY, needs: 'hysjk_gn_view_fundPreference' } as const;
const DATE = { reportDate: date('报告日期', { fixed: 'left' }), ...coverageColumns } as const;

/**
 * I-09: what institutions and industrial capital hold of the members at the end of a quarter, summed over the members
 * with a figure; shares are held over float, and held over all shares, of the same members.
 */
export const holdingTables = {
  orgHeld: industry.facts({
    ...FUNDS,
    ...sharedAddress('dataStockOrgHeld/dataList'),
    id: 'industry.orgHeld',
    title: '机构持股',
    columns: { ...DATE, ...institutionShareColumns, ...institutionPercentColumns },
  }),
  orgHeldCapital: industry.facts({
    ...FUNDS,
    ...sharedAddress('dataStockOrgHeld/capitalList'),
    id: 'industry.orgHeldCapital',
    title: '机构持股市值',
    columns: { ...DATE, ...institutionCapitalColumns, ...institutionPercentColumns },
  }),
  /** Plain means over the members that have a value. */
  orgHeldMeans: industry.facts({
    ...FUNDS,
    ...sharedAddress('dataStockOrgHeld/industryList'),
    id: 'industry.orgHeldMeans',
    title: '机构持股均值',
    source: '成份公司定期报告均值',
    columns: {
      ...DATE,
      ...institutionShareColumns,
      ...institutionCapitalColumns,
      ...institutionPercentColumns,
    },
  }),
  foundationHeld: industry.facts({
    ...FUNDS,
    ...sharedAddress('dataStockFoundationHeld/dataList'),
    id: 'industry.foundationHeld',
    title: '产业资本持股',
    columns: { ...DATE, ...industrialCapitalColumns },
  }),
  /** I-08: the members' shareholders, and how much the largest of each member holds. */
  holderStructure: industry.facts({
    ...QUARTERLY,
    ...sharedAddress('dataShareholderStructure/holdernumPeriod'),
    id: 'industry.holderStructure',
    title: '股东结构',
    needs: 'hysjk_gn_view_marketData',
    columns: {
      reportDate: date('报告期', { fixed: 'left' }),
      ...coverageColumns,
      shareHoldersNum: integer('股东户数（户）'),
      /** The members that have both quarters are compared. */
      shareHoldersNumChange: percent('较上期变动', { signed: true, why: true }),
      averageShares: shares('户均流通股数'),
      /** The largest holders' shares over all shares, of members that have both. */
      no1HolderRatio: percent('第一大股东持股占比'),
      foundationHolderRatio: percent('产业资本持股占比'),
    },
  }),
} as const;
