import {
  call,
  id,
  sharedVariantAddresses,
  valuationInput,
  valuationOutput,
  variantAddresses,
  type Valuation,
} from '@console/contract-core';
import { z } from 'zod';
import { chartCoverage } from '../coverage.ts';
import { industry } from '../industry.ts';

/** Those who may see the overview or the market data. */
export const OVERVIEW_NEEDS = ['hysjk_gn_view_information', 'hysjk_gn_view_marketData'] as const;

/** An industry as document 2 names it in calls about its charts. */
export const byIndustryId = { industryId: id(), members: z.enum(['then', 'now']).optional() };

/**
 * PE(TTM), PB or PS(TTM) of the industry by day within its own percentiles. Capital over profit,
 * equity or sales, of the same members on both sides; a day on which no member counts is left out.
 */
const valuationLevels = industry.read({
  path: '/api/ecology/dataStockPastQuotation/insustryLevelList',
  also: [
    ...sharedVariantAddresses('dataStockPastQuotation/insustryLevelList'),
    ...variantAddresses('dataStockPastQuotation/stockPastLevelList'),
    { path: '/api/dataStockPastQuotation/stockPastLevelList', shared: true },
  ],
  id: 'industry.valuationLevels',
  title: '估值分位',
  needs: OVERVIEW_NEEDS,
  input: valuationInput,
  output: z.object({ ...valuationOutput, ...chartCoverage }),
});

/** The whole history of one multiple, oldest first. */
const series = <const Id extends string>(id: Id, title: string, name: Valuation) =>
  call({
    id,
    title,
    method: 'GET',
    path: `/api/dataIndustry/${name}`,
    also: variantAddresses(`dataIndustry/${name}`),
    services: ['industry'],
    needs: OVERVIEW_NEEDS,
    input: z.strictObject(byIndustryId),
    output: z.array(z.object({ date: z.string(), data: z.number() })),
  });

/** I-10: what the market paid for a yuan of profit, equity and sales of the members. */
export const valuationCalls = {
  valuationLevels,
  pe: series('industry.pe', 'PE(TTM) 走势', 'pe'),
  pb: series('industry.pb', 'PB 走势', 'pb'),
  ps: series('industry.ps', 'PS(TTM) 走势', 'ps'),
} as const;
