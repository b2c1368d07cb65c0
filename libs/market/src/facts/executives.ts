import { sql, type RawBuilder } from 'kysely';
import { joined } from './arithmetic.ts';
import type { TableOf } from './fact-source.ts';

/** The id of an executive's post in a year, which begins with the share. */
export const executiveId = (e: TableOf<'market.executive'>): RawBuilder<string> =>
  joined('|', e.ref('t.security_id'), e.ref('t.year'), e.ref('t.name'), e.ref('t.post'));

/** The share with which an executive's id begins; 0, which no share has, for an invalid id. */
export const shareOfExecutive = (id: string): number => Number(/^\d{1,10}(?=\|)/.exec(id)?.[0] ?? 0);

/** The condition that a trade is an executive's or a relative's, by the executive's id. */
export const isTradeOf = (e: TableOf<'market.executive_change'>, id: string): RawBuilder<boolean> =>
  sql`${e.ref('t.executive_name')} IN ${e
    .selectFrom('market.executive as own')
    .select('own.name')
    .whereRef('own.security_id', '=', 't.security_id')
    .where(
      ({ ref }) =>
        sql<boolean>`${joined('|', ref('own.security_id'), ref('own.year'), ref('own.name'), ref('own.post'))} = ${id}`,
    )}`;
