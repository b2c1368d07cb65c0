import { noteRecords } from '@console/ecology/notes';
import { demoAuthor, everHad, type Demo } from '@console/node-kit/cli';
import { insertRow } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { demoIndustryNotes } from './demo-industry-notes.ts';
import { INDUSTRY_NOTES } from './industry-notes.ts';

/** The number of industries of the ecology with notes, those with the first codes. */
const INDUSTRIES = 12;

/**
 * Adds the demo's notes to a tenant that never had one: about its first ecology industries. The year before
 * `now` is the last one with notes. Returns the number of notes added.
 */
export async function seedDemoIndustryNotes(manager: EntityManager, demo: Demo): Promise<number> {
  const { tenantId, now } = demo;
  if (await everHad(queries(manager), 'industry.note', { tenant_id: tenantId })) return 0;
  const writing = { tenantId, userId: await demoAuthor(manager, demo), now };
  const industries = await queries(manager)
    .selectFrom('ecology.industry')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('variant', '=', 'ecology')
    .where('removed_at', 'is', null)
    .orderBy('level')
    .orderBy('code')
    .limit(INDUSTRIES)
    .execute();
  const notes = industries.flatMap(({ id: subjectId, name }) =>
    demoIndustryNotes({ id: subjectId, name }, Number(now.slice(0, 4)) - 1).map((note) => ({
      subjectId,
      ...note,
    })),
  );
  for (const note of notes)
    await insertRow(manager, noteRecords(INDUSTRY_NOTES).entity, writing, { ...note, standing: 1 });
  return notes.length;
}
