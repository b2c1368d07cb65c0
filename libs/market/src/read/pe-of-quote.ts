import type { MissingReason } from '@console/contract-core';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';

const { ref } = expressionBuilder<{ readonly q: MartTables['market.latest_quote'] }, 'q'>();

/** The PE of a quote `q`; a loss has none, with that as the reason. */
export const PE_OF_QUOTE = {
  pe: sql<number | null>`IF(${ref('q.pe')} > 0, ${ref('q.pe')}, NULL)`,
  peWhy: sql<Extract<MissingReason, 'loss'> | null>`IF(${ref('q.pe')} < 0, 'loss', NULL)`,
} satisfies Record<string, RawBuilder<unknown>>;
