import type { NoteType } from '@console/contract-company';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { queries, type Tables } from '../queries.ts';

export interface NoteSubject {
  readonly companyId: number;
  readonly type: NoteType;
}

type WithNotes = Tables & { readonly n: Tables['company.note'] };
const note = expressionBuilder<WithNotes, 'n'>();

/** The tenant's notes `n`, without removed ones. */
export const presentNotes = (
  database: Querying,
  tenantId: string,
): SelectQueryBuilder<WithNotes, 'n', object> =>
  queries(database)
    .selectFrom('company.note as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.standing', '=', 1);

/** The condition that a note `n` is about a subject. */
export const isAbout = ({ companyId, type }: NoteSubject): Expression<SqlBool> =>
  note.and([note('n.company_id', '=', companyId), note('n.type', '=', type)]);
