import { demoAuthor, everHad, type Demo } from '@console/node-kit/cli';
import { noteRecords } from '@console/ecology/notes';
import { insertRow } from '@console/node-kit/records';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';
import { demoNotes, type NotedCompany } from './demo-notes.ts';
import { COMPANY_NOTES } from './company-notes.ts';

/** The number of companies with notes: a team writes about what it follows closely, not about everything. */
const COMPANIES = 60;
/** The distance between chosen companies, so that they are from all industries. */
const SPREAD = 20;

/**
 * Adds the demo's notes to a tenant that never had one: for its first companies, and for some of the rest. The year
 * before `now` is the last one with notes. Returns the number of notes added.
 */
export async function seedDemoNotes(manager: EntityManager, demo: Demo): Promise<number> {
  const { tenantId, now } = demo;
  if (await everHad(queries(manager), 'company.note', { tenant_id: tenantId })) return 0;
  const writing = { tenantId, userId: await demoAuthor(manager, demo), now };
  const lastYear = Number(now.slice(0, 4)) - 1;
  let added = 0;
  for (const company of await notedCompanies(manager, tenantId))
    for (const note of demoNotes(company, lastYear)) {
      await insertRow(manager, noteRecords(COMPANY_NOTES).entity, writing, {
        subjectId: company.id,
        ...note,
        standing: 1,
      });
      added += 1;
    }
  return added;
}

/** The first twenty companies, and of the rest every twentieth. */
function notedCompanies(manager: EntityManager, tenantId: string): Promise<NotedCompany[]> {
  const companies = presentCompanies(queries(manager), tenantId)
    .select(['c.id', 'c.security_id'])
    .select(({ ref }) => sql<number>`ROW_NUMBER() OVER (ORDER BY ${ref('c.id')})`.as('place'))
    .as('c');
  return queries(manager)
    .selectFrom(companies)
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .leftJoin('market.sw_member as m', (on) =>
      on.onRef('m.security_id', '=', 'c.security_id').on('m.valid_to', 'is', null),
    )
    .leftJoin('market.sw_industry as w', (on) =>
      on.onRef('w.code', '=', 'm.l2_code').on('w.valid_to', 'is', null),
    )
    .select(({ fn }) => ['c.id', 's.name', fn.coalesce('w.name', sql.lit('所在行业')).as('industry')])
    .where(({ ref }) => sql<boolean>`(${ref('c.place')} <= ${SPREAD} OR ${ref('c.place')} % ${SPREAD} = 0)`)
    .orderBy('c.id')
    .limit(COMPANIES)
    .execute();
}
