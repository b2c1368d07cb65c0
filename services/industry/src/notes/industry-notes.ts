import { INDUSTRY_NOTE_EDITORS, INDUSTRY_NOTE_TITLES, industryNotes } from '@console/contract-industry';
import { INDUSTRY_DETAIL_PATH } from '@console/contract-core';
import type { NoteHome } from '@console/ecology/notes';
import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';

const SUB_TABS: Readonly<Record<number, string>> = { 1: 'overview', 2: 'competence', 3: 'outlook' };

/** The notes of industries. */
export const INDUSTRY_NOTES: NoteHome = {
  schema: 'industry',
  column: 'industry_id',
  calls: industryNotes,
  titles: INDUSTRY_NOTE_TITLES,
  editors: INDUSTRY_NOTE_EDITORS,
  link: ({ subjectId, type, year }) =>
    `${INDUSTRY_DETAIL_PATH}?row=${subjectId}&tab=information&sub=${SUB_TABS[type]}&year=${year}`,
  nameOf,
};

async function nameOf(database: Querying, tenantId: string, industryId: number): Promise<string | null> {
  const industry = await queries(database)
    .selectFrom('ecology.industry')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', industryId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return industry?.name ?? null;
}
