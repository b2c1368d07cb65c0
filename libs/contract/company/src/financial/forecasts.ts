import {
  expectations,
  forecastCallsOf,
  pagingInput,
  TABLE_PAGE_SIZE,
  type GrowthRow,
  type QualityRow,
} from '@console/contract-core';
import { z } from 'zod';
import { company } from '../company.ts';

/** The tabs whose readers may see expected figures; the market tab shows them too. */
const NEEDS = ['gssjk_gn_view_financial', 'gssjk_gn_view_marketData'] as const;
const { page, size } = pagingInput(TABLE_PAGE_SIZE);

/** The analysts' forecasts for a company's fiscal years. */
export const forecastCalls = {
  ...forecastCallsOf(company, {
    domain: 'company',
    needs: NEEDS,
    at: (name) => ({ path: `/api/dataForecast/${name}` }),
  }),
  /** All fiscal years with forecasts, newest first. */
  forecastYears: company.read({
    id: 'company.forecastYears',
    title: '预测年度',
    path: '/api/dataForecast/selectGroupYear',
    needs: NEEDS,
    output: z.array(z.number().int()),
  }),
  /** Growth and quality of the years in one table. */
  companyForecast: company.read({
    id: 'company.companyForecast',
    title: '盈利预测',
    path: '/api/CompanyResearch/companyForecastPage',
    needs: NEEDS,
    input: { page, size },
    output: expectations<GrowthRow & QualityRow>(),
  }),
} as const;
