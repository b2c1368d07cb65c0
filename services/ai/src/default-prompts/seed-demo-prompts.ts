import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { DEMO_PROMPTS } from './demo-prompts.ts';
import { insertPrompt, saveVersion } from './default-prompt-rows.ts';

export interface DemoWriter {
  readonly tenantId: string;
  readonly username: string;
}

/**
 * Gives a tenant that never had a default prompt those of the demo, the first of them in use. `daysAgo` names
 * a time of now less so many days. Returns the number of prompts added.
 */
export async function seedDemoPrompts(
  manager: EntityManager,
  { tenantId, username }: DemoWriter,
  daysAgo: (days: number) => string,
): Promise<number> {
  const filled = await queries(manager)
    .selectFrom('ai.default_prompt')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirst();
  if (filled) return 0;
  const writer = await queries(manager)
    .selectFrom('access.user_public')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('username', '=', username)
    .executeTakeFirst();
  const userId = writer?.id ?? null;
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
