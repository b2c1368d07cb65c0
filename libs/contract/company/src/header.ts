import { call, EXCHANGES, id, variantAddresses, why } from '@console/contract-core';
import { z } from 'zod';

const figure = z.number().nullable();

/** The entity strip of the company detail: what the company is and its latest figures. */
export const companyHeader = call({
  id: 'company.header',
  title: '公司概要与最新行情',
  method: 'GET',
  path: '/api/dataCorp/dataInfo',
  also: variantAddresses('dataCorp/dataInfo'),
  services: ['company'],
  needs: 'gssjk_gn_view',
  input: z.strictObject({ corpId: id() }),
  output: z.object({
    corpId: z.number().int(),
    stockCode: z.string(),
    shortName: z.string(),
    exchange: z.enum(EXCHANGES),
    board: z.enum(['main', 'chinext', 'star', 'bse']),
    /** 600519.SH */
    stockQuerycode: z.string(),
    listDate: z.string().nullable(),
    delistDate: z.string().nullable(),
    /** Shenwan names, level 1 first; empty without a classification. */
    releaseInfoNames: z.array(z.string()),
    /** The tenant's own ecology industries this company is in. */
    industryNames: z.array(z.string()),
    conceptTheme: z.string().nullable(),
    mainProductName: z.string().nullable(),
    typeTime: z.string().nullable(),
    status: z.union([z.literal(0), z.literal(1)]),
    version: z.number().int(),
    /** The day of the figures below, `YYYY-MM-DD`; null when the company never traded. */
    date: z.string().nullable(),
    suspended: z.boolean(),
    st: z.boolean(),
    /** Yuan, unadjusted. */
    close: figure,
    preClose: figure,
    open: figure,
    high: figure,
    low: figure,
    /** close / preClose − 1 */
    changeRate: figure,
    /** Yuan. */
    totalCapital: figure,
    floatCapitalOfShares: figure,
    /** Null for a loss-maker too; then `peWhy` says so. */
    pe: figure,
    peWhy: why,
    pb: figure,
    ps: figure,
    /** Yuan traded that day. */
    amount: figure,
    /** Fraction of the float traded that day. */
    turnoverRate: figure,
    /** Extremes of the last 365 days, unadjusted yuan. */
    high52w: figure,
    low52w: figure,
  }),
});
