import { call, id, oneOrMore } from '@console/contract-core';
import { z } from 'zod';

/** The most funds beside one another. */
export const MOST_FUNDS = 2;
/** The trading days of tracking. */
export const TRACKING_SPANS = [60, 250] as const;

const tracking = z.object({
  /** 60 or 250. */
  span: z.number().int(),
  /** The fund's return less the index's over the span; null while the fund is younger. */
  difference: z.number().nullable(),
  /** The mean of the absolute daily differences. */
  meanDeviation: z.number().nullable(),
  /** Annualised by 252 trading days. */
  error: z.number().nullable(),
});

const fund = z.object({
  industryId: z.number().int(),
  fundName: z.string(),
  /** 510300.SH */
  fundCode: z.string(),
  /** The day of its constituents; null where it disclosed none. */
  holdingsAsOf: z.string().nullable(),
  /** By Shenwan level-1 industry, then the stocks of none, then what is not in stocks: they sum to 1. */
  parts: z.array(
    z.object({
      industryCode: z.string(),
      industryName: z.string(),
      weight: z.number(),
      stocks: z.number().int(),
    }),
  ),
  /** The index it follows; null where none is known. */
  indexName: z.string().nullable(),
  /** Empty without an index. */
  tracking: z.array(tracking),
});
export type ComparedFund = z.output<typeof fund>;

/** One or two funds: what they are made of, how closely they follow their index, and what they have in common. */
export const fundComparison = call({
  id: 'industry.fundComparison',
  title: '基金对比',
  method: 'GET',
  path: '/api/etf/dataIndustry/compareFunds',
  services: ['industry'],
  needs: 'hysjk_gn_view_information',
  input: z.strictObject({
    /** ETF industries that are funds. */
    industryIds: oneOrMore(id(), MOST_FUNDS).unwrap(),
  }),
  output: z.object({
    funds: z.array(fund),
    /** Null for one fund. */
    overlap: z
      .object({
        /** Σ of the smaller weights of common stocks. */
        weight: z.number(),
        common: z.number().int(),
        onlyFirst: z.number().int(),
        onlySecond: z.number().int(),
        /** Half of Σ of the differences of weights. */
        activeShare: z.number(),
      })
      .nullable(),
    /** The newest day of the prices that tracking is made of. */
    asOf: z.string().nullable(),
  }),
});
