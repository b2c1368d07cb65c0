import type { EcologyTables } from '@console/ecology';
import type { MartTables } from '@console/market/schema';
import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';
import type { RunTables } from './backtests/run-tables.ts';
import type { CheckupTables } from './checkups/checkup-tables.ts';
import type { FactorTables } from './factors/factor-tables.ts';
import type { CalcTables } from './indicators/calc-tables.ts';
import type { SimulationTables } from './strategies/simulate/simulation-tables.ts';
import type { StrategyTables } from './strategies/strategy-tables.ts';
import type { StyleTables } from './styles/style-tables.ts';

/** The rows that this service reads and writes. */
export type Tables = MartTables &
  EcologyTables &
  StyleTables &
  FactorTables &
  CalcTables &
  RunTables &
  CheckupTables &
  StrategyTables &
  SimulationTables;

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
