import { indexBar } from '../reference/index-bar.ts';
import { indexProfile } from '../reference/index-profile.ts';
import type { TableDefinition } from '../table-definition.ts';
import { connectHolding } from './connect-holding.ts';
import { marginTrading } from './margin-trading.ts';
import { moneyFlow } from './money-flow.ts';
import { popularity } from './popularity.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const TRADING_TABLES = [
  marginTrading,
  connectHolding,
  moneyFlow,
  popularity,
  indexProfile,
  indexBar,
] as const satisfies readonly TableDefinition[];
