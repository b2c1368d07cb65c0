import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { demoNotes, type NotedCompany } from './demo-notes.ts';
import { insertNote } from './note-rows.ts';

/** Notes are about what a team follows closely, not about everything it keeps. */
const COMPANIES = 60;
/** Of a thousand companies every so many, so that they are of all industries. */
const SPREAD = 20;

export interface DemoTeam {
  readonly tenantId: string;
  /** Who writes them. */
  readonly username: string;
  /** `YYYY-MM-DD HH:mm:ss`; the year before it is the last one that has notes. */
  readonly now: string;
}

/**
 * Gives a tenant that never had a note those of the demo: for its first companies, and for some among the rest.
 * Returns the number of notes added.
 */
export async function seedDemoNotes(
  manager: EntityManager,
  { tenantId, username, now }: DemoTeam,
): Promise<number> {
  const [filled] = await manager.query<unknown[]>(
    `SELECT 1 FROM ${tableName('company', 'note')} WHERE tenant_id = ? LIMIT 1`,
    [tenantId],
  );
  if (filled) return 0;
  const [writer] = await manager.query<{ id: number }[]>(
    `SELECT id FROM ${tableName('access', 'user_public')} WHERE tenant_id = ? AND username = ?`,
    [tenantId, username],
  );
  const writing = { tenantId, userId: writer?.id ?? null, now };
  const lastYear = Number(now.slice(0, 4)) - 1;
  let added = 0;
  for (const company of await notedCompanies(manager, tenantId))
    for (const note of demoNotes(company, lastYear)) {
      await insertNote(manager, writing, { companyId: company.id, ...note });
      added += 1;
    }
  return added;
}

/** The first twenty companies, and of the rest every twentieth. */
function notedCompanies(manager: EntityManager, tenantId: string): Promise<NotedCompany[]> {
  return manager.query<NotedCompany[]>(
    `SELECT c.id, s.name, COALESCE(w.name, '所在行业') AS industry
       FROM (SELECT id, security_id, ROW_NUMBER() OVER (ORDER BY id) AS place
               FROM ${tableName('ecology', 'company')}
              WHERE tenant_id = ? AND deleted_at IS NULL) c
       JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
       LEFT JOIN ${tableName('market', 'sw_member')} m ON m.security_id = c.security_id AND m.valid_to IS NULL
       LEFT JOIN ${tableName('market', 'sw_industry')} w ON w.code = m.l2_code AND w.valid_to IS NULL
      WHERE c.place <= ${SPREAD} OR c.place % ${SPREAD} = 0
      ORDER BY c.id LIMIT ${COMPANIES}`,
    [tenantId],
  );
}
