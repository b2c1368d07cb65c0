import { periodFilter } from '@console/contract-core';
import { z } from 'zod';
import { company, figure } from '../company.ts';
import { SINGLE } from '../financial/single.ts';

/** C-16: operating expenses by report period, cumulated from 1 January or for the quarter alone. */
const operatingExpenses = company.read({
  id: 'company.operatingExpenses',
  title: '期间费用',
  path: '/api/dataBusiness/operatingExpenses',
  needs: 'gssjk_gn_view_businessData',
  input: { ...periodFilter, ...SINGLE },
  output: z.object({
    /** Newest first. */
    content: z.array(
      z.object({
        /** `2026H1`; for a quarter alone `2026Q2`. */
        reportPeriod: z.string(),
        salesFee: figure,
        /** For banks and insurers, the business and administrative expense. */
        manageFee: figure,
        radCostSum: figure,
        financingExpenses: figure,
        operatingTotalRevenue: figure,
      }),
    ),
    /** The day the newest period became known; null without any. */
    asOf: z.string().nullable(),
  }),
});

export const expenseCalls = { operatingExpenses } as const;
