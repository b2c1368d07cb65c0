/** Product and region pivots, operating expenses, revenue chart: document 1 §2, business tab. */
import { expenseCalls } from './business/expenses.ts';
import { revenueCostTables } from './business/revenue-costs.ts';
import { segmentCalls } from './business/segments.ts';

export const businessTables = { ...revenueCostTables } as const;
export const businessCalls = { ...segmentCalls, ...expenseCalls } as const;
export type { SegmentFigures, SegmentPivot, SegmentTotals } from '@console/contract-core';
