import { NOTE_TITLES, notesCalls } from '@console/contract-company';
import type { NoteHome } from '@console/ecology/notes';
import type { Querying } from '@console/node-kit/queries';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';
import { noteLink } from './note-link.ts';

/** The notes of companies. */
export const COMPANY_NOTES: NoteHome = {
  schema: 'company',
  column: 'company_id',
  calls: notesCalls,
  titles: NOTE_TITLES,
  link: noteLink,
  nameOf,
};

async function nameOf(database: Querying, tenantId: string, companyId: number): Promise<string | null> {
  const company = await presentCompanies(queries(database), tenantId)
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .select('s.name')
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  return company?.name ?? null;
}
