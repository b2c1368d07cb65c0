import type { TableDefinition } from '../table-definition.ts';
import { balanceSheet } from './balance-sheet.ts';
import { cashFlowStatement } from './cash-flow-statement.ts';
import { earningsForecast } from './earnings-forecast.ts';
import { financialAnalysis } from './financial-analysis.ts';
import { incomeStatement } from './income-statement.ts';
import { performanceExpress } from './performance-express.ts';
import { performanceForecast } from './performance-forecast.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const STATEMENT_TABLES = [
  incomeStatement,
  balanceSheet,
  cashFlowStatement,
  financialAnalysis,
  performanceForecast,
  performanceExpress,
  earningsForecast,
] as const satisfies readonly TableDefinition[];
