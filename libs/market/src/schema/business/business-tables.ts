import type { TableDefinition } from '../table-definition.ts';
import { businessSegment } from './business-segment.ts';

/** In the order they are loaded in; a new one goes to the end, for its migration's number follows from its place. */
export const BUSINESS_TABLES = [businessSegment] as const satisfies readonly TableDefinition[];
