import { queriesOf, type Querying } from '@console/node-kit/queries';
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { NoteHome } from './note-home.ts';
import type { NoteRow, NoteSubject } from './note-record.ts';

interface WithNotes {
  readonly note: NoteRow;
  readonly n: NoteRow;
}

/** The tenant's notes `n` of a home, without removed ones. */
export const presentNotes = (
  database: Querying,
  tenantId: string,
  { schema }: Pick<NoteHome, 'schema'>,
): SelectQueryBuilder<WithNotes, 'n', object> =>
  queriesOf<WithNotes>(database)
    // Every home has the same table, but for the name of its subject's column.
    .selectFrom(`${schema}.note as n` as 'note as n')
    .where('n.tenant_id', '=', tenantId)
    .where('n.standing', '=', 1);

/** The condition that a note `n` is about a subject. */
export const isAbout = (
  { column }: Pick<NoteHome, 'column'>,
  { subjectId, type }: NoteSubject,
): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(`n.${column}`)} = ${subjectId} AND ${sql.ref('n.type')} = ${type}`;
