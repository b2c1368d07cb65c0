import type { TableDefinition } from '../table-definition.ts';
import { etfBar } from './etf-bar.ts';
import { etfConstituent } from './etf-constituent.ts';
import { etfProfile } from './etf-profile.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const FUND_TABLES = [etfProfile, etfBar, etfConstituent] as const satisfies readonly TableDefinition[];
