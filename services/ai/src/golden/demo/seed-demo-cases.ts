import type { EcologyTables } from '@console/ecology';
import type { MartTables } from '@console/market/schema';
import { DEMO_TEAMS, demoAuthor, demoCommand, everHad, type DemoTeam } from '@console/node-kit/cli';
import { queriesOf } from '@console/node-kit/queries';
import { insertRow } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { entities } from '../../entities.ts';
import { queries } from '../../queries.ts';
import { goldenFields } from '../golden-fields.ts';
import { GOLDEN_CASES } from '../golden-records.ts';
import { demoCases, type CaseSubjects } from './demo-cases.ts';

/** The companies and industries that the cases of a topic are about. */
const SUBJECTS = 20;

/** `demo-cases`: gives the topics of the demo tenants their golden cases, once their companies are there. */
export const seedDemoCases = demoCommand({
  tenants: DEMO_TEAMS,
  entities,
  give: async (manager, team, now) => ({ 'golden cases': await giveCases(manager, team, now) }),
});

/** Returns how many; none to a tenant that ever had one. */
async function giveCases(manager: EntityManager, team: DemoTeam, now: string): Promise<number> {
  const { tenantId } = team;
  if (await everHad(queries(manager), 'ai.golden_case', { tenant_id: tenantId })) return 0;
  const writing = { tenantId, userId: await demoAuthor(manager, team), now };
  const subjects = await subjectsOf(manager, tenantId);
  let given = 0;
  for (const { id, name } of await topicsOf(manager, tenantId))
    for (const { question, subject, facts } of demoCases(name, subjects)) {
      const fields = goldenFields({ topicId: id, question, subject, facts }, null);
      await insertRow(manager, GOLDEN_CASES.entity, writing, fields);
      given += 1;
    }
  return given;
}

/** The tenant's topics by the time they were added. */
const topicsOf = (manager: EntityManager, tenantId: string) =>
  queries(manager)
    .selectFrom('ai.topic')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();

/** The companies of the greatest market value that have a gross margin, which banks and insurers have not, and Shenwan's industries with the most of them. */
async function subjectsOf(manager: EntityManager, tenantId: string): Promise<CaseSubjects> {
  const ecology = queriesOf<EcologyTables & MartTables>(manager);
  const companies = await ecology
    .selectFrom('ecology.company as c')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .innerJoin('market.latest_quote as q', 'q.security_id', 'c.security_id')
    .select(['c.id', 's.name'])
    .where('c.tenant_id', '=', tenantId)
    .where('c.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('market.financial_analysis as f')
          .select('f.security_id')
          .whereRef('f.security_id', '=', 'c.security_id')
          .where('f.gross_margin', 'is not', null),
      ),
    )
    .orderBy('q.total_capital', 'desc')
    .orderBy('c.id')
    .limit(SUBJECTS)
    .execute();
  const industries = await ecology
    .selectFrom('ecology.industry as i')
    .innerJoin('market.sw_member as m', 'm.l1_code', 'i.code')
    .innerJoin('ecology.company as c', 'c.security_id', 'm.security_id')
    .select(['i.id', 'i.name'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.variant', '=', 'default')
    .where('i.removed_at', 'is', null)
    .where('m.valid_to', 'is', null)
    .where('c.tenant_id', '=', tenantId)
    .where('c.deleted_at', 'is', null)
    .groupBy(['i.id', 'i.name'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('i.id')
    .limit(SUBJECTS)
    .execute();
  return {
    companies: companies.map((company) => ({ kind: 'company', ...company })),
    industries: industries.map((industry) => ({ kind: 'industry', ...industry })),
  };
}
