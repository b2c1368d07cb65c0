import { demoAuthor, everHad, type DemoTeam } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { DEMO_PROMPTS } from './demo-prompts.ts';
import { insertPrompt, saveVersion } from './default-prompt-rows.ts';

/**
 * Gives a tenant that never had a default prompt those of the demo, the first of them in use. `daysAgo` names
 * a time of now less so many days. Returns the number of prompts added.
 */
export async function seedDemoPrompts(
  manager: EntityManager,
  team: DemoTeam,
  daysAgo: (days: number) => string,
): Promise<number> {
  const { tenantId } = team;
  if (await everHad(queries(manager), 'ai.default_prompt', { tenant_id: tenantId })) return 0;
  const userId = await demoAuthor(manager, team);
  for (const [first, ...later] of DEMO_PROMPTS) {
    const now = daysAgo(first.savedDaysAgo);
    const { id } = await insertPrompt(manager, { tenantId, userId, now }, first.texts);
    for (const [index, { savedDaysAgo, texts }] of later.entries()) {
      const writing = { tenantId, userId, now: daysAgo(savedDaysAgo) };
      await saveVersion(manager, writing, { id, version: index + 2, texts, unread: false });
    }
  }
  return DEMO_PROMPTS.length;
}
