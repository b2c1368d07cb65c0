import { demoAuthor, everHad, type DemoTeam } from '@console/node-kit/cli';
import { insertRow } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { DEMO_KNOWLEDGE } from './demo-knowledge.ts';
import { KNOWLEDGE } from './knowledge-records.ts';
import { storePassages } from './store-passages.ts';

/** Adds the demo's knowledge entries to a tenant that never had one. Returns how many. */
export async function seedDemoKnowledge(
  manager: EntityManager,
  team: DemoTeam,
  daysAgo: (days: number) => string,
): Promise<number> {
  const { tenantId } = team;
  if (await everHad(queries(manager), 'ai.knowledge', { tenant_id: tenantId })) return 0;
  const userId = await demoAuthor(manager, team);
  let days = DEMO_KNOWLEDGE.length;
  for (const { title, paragraphs } of DEMO_KNOWLEDGE) {
    const writing = { tenantId, userId, now: daysAgo((days -= 1) * 4 + 1) };
    const fields = {
      title,
      content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
      text: paragraphs.join('\n'),
    };
    const { id: knowledgeId } = await insertRow(manager, KNOWLEDGE.entity, writing, fields);
    await storePassages(manager, { tenantId, knowledgeId }, fields);
  }
  return DEMO_KNOWLEDGE.length;
}
