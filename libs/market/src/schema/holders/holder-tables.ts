import type { TableDefinition } from '../table-definition.ts';
import { employeePlan } from './employee-plan.ts';
import { equityPledge } from './equity-pledge.ts';
import { holderCount } from './holder-count.ts';
import { industrialCapital } from './industrial-capital.ts';
import { institutionHolding } from './institution-holding.ts';
import { shareholder } from './shareholder.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const HOLDER_TABLES = [
  shareholder,
  holderCount,
  institutionHolding,
  industrialCapital,
  equityPledge,
  employeePlan,
] as const satisfies readonly TableDefinition[];
