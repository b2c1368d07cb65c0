import { analysisCalls } from './financial/analysis.ts';
import { ecologicalComparisonCalls } from './financial/ecological-comparison.ts';
import { forecastCalls } from './financial/forecasts.ts';
import { statementCalls } from './financial/statements.ts';

/** Statements, analysis and forecasts by report period: document 1 §2, financial tab. */
export const financialTables = {} as const;
export const financialCalls = {
  ...statementCalls,
  ...analysisCalls,
  ...forecastCalls,
  ...ecologicalComparisonCalls,
} as const;
export type { GrowthRow, QualityRow } from '@console/contract-core';
export { PEER_ORDERS, type PeerOrder } from './financial/ecological-comparison.ts';
