import { demoAuthor, everHad, type DemoTeam } from '@console/node-kit/cli';
import { updateRow } from '@console/node-kit/records';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { DEMO_PROMPTS } from './demo-prompts.ts';
import { PROMPTS } from './default-prompt-records.ts';
import { insertPrompt, insertVersion } from './default-prompt-rows.ts';

/**
 * Adds the demo's default prompts to a tenant that never had one, the first of them in use. `daysAgo` returns the time
 * so many days before now. Returns the number of prompts added.
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
    let prompt = await insertPrompt(manager, { tenantId, userId, now }, first.texts);
    for (const { savedDaysAgo, texts } of later) {
      const writing = { tenantId, userId, now: daysAgo(savedDaysAgo) };
      const fields = prompt.active === 1 ? { ...texts, activeVersion: prompt.version + 1 } : texts;
      prompt = await updateRow(manager, PROMPTS.entity, writing, { row: prompt, fields });
      await insertVersion(manager, writing, { prompt, unread: false });
    }
  }
  return DEMO_PROMPTS.length;
}
