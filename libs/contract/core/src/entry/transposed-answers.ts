import { z } from 'zod';

const figure = z.number().nullable();

/** The members of a set that reported, all of them, and the share of the market value; none of a single company. */
const COVERAGE = {
  corpNum: z.number().int().optional(),
  memberNum: z.number().int().optional(),
  capitalShare: figure.optional(),
} as const;

/** Rows that are drawn as columns: periods or years, newest first. */
const newestFirst = <Shape extends z.ZodRawShape>(row: Shape) =>
  z.object({
    content: z.array(z.object(row)),
    /** The day the newest row became known; null without any. */
    asOf: z.string().nullable(),
  });

/** Operating expenses by report period, cumulated from 1 January or for the quarter alone. */
export const expensesByPeriod = {
  /** `2026H1`; for a quarter alone `2026Q2`. */
  reportPeriod: z.string(),
  salesFee: figure,
  /** For banks and insurers, the business and administrative expense. */
  manageFee: figure,
  radCostSum: figure,
  financingExpenses: figure,
  operatingTotalRevenue: figure,
  /** In a set, the revenue that each expense is a share of: that of the members that have both. */
  salesFeeRevenue: figure.optional(),
  manageFeeRevenue: figure.optional(),
  radCostSumRevenue: figure.optional(),
  financingExpensesRevenue: figure.optional(),
  ...COVERAGE,
} as const;
export const expensesAnswer = newestFirst(expensesByPeriod);
export type ExpensesAnswer = z.output<typeof expensesAnswer>;

/** Staff by occupation at the end of each year. */
export const staffByYear = {
  year: z.number().int(),
  productionStaffNum: figure,
  salesStaffNum: figure,
  techNum: figure,
  financialNum: figure,
  executiveStaffNum: figure,
  manageStaffNum: figure,
  otherNum: figure,
  staffNum: figure,
  ...COVERAGE,
} as const;
export const staffAnswer = newestFirst(staffByYear);
export type StaffAnswer = z.output<typeof staffAnswer>;
