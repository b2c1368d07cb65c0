import { DEFAULT_PROMPT_MESSAGES } from '@console/contract-ai';
import { Refusal } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { insertRow, type Writing } from '@console/node-kit/records';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { PROMPTS, type PromptRecord } from './default-prompt-records.ts';
import { selectedTexts, textsOf, textValues, type PromptTexts } from './prompt-columns.ts';

/** Inserts a prompt with its first version; the tenant's first is the one in use. */
export async function insertPrompt(
  manager: EntityManager,
  writing: Writing,
  texts: PromptTexts,
): Promise<PromptRecord> {
  const prompt = await insertRow(manager, PROMPTS.entity, writing, {
    ...textsOf(texts),
    active: null,
    activeVersion: null,
  });
  await insertVersion(manager, writing, { prompt, unread: false });
  const prompts = queries(manager)
    .selectFrom('ai.default_prompt')
    .select(['id', 'active', 'active_version as activeVersion'])
    .where('tenant_id', '=', writing.tenantId);
  if (await prompts.where('active', '=', 1).executeTakeFirst()) return prompt;
  // SQL, as TypeORM has no IGNORE: of two first ones at once, the index accepts one; the other waits for it and stays
  // unused.
  await sql`UPDATE IGNORE ${sql.table('ai.default_prompt')} SET active = 1, active_version = ${prompt.version}
    WHERE tenant_id = ${writing.tenantId} AND id = ${prompt.id}`.execute(queries(manager));
  return { ...prompt, ...(await prompts.where('id', '=', prompt.id).executeTakeFirstOrThrow()) };
}

/** Inserts the texts of a prompt as a version. `unread`: it replaced the one before without naming it. */
export async function insertVersion(
  manager: EntityManager,
  { tenantId, userId, now }: Writing,
  { prompt, unread }: { readonly prompt: PromptRecord; readonly unread: boolean },
): Promise<void> {
  await queries(manager)
    .insertInto('ai.default_prompt_version')
    .values({
      prompt_id: prompt.id,
      version: prompt.version,
      tenant_id: tenantId,
      ...textValues(prompt),
      saved_by: userId,
      saved_at: now,
      unread: unread ? 1 : 0,
    })
    .execute();
}

/** The texts of a version of a prompt. Refuses one that the prompt does not have. */
export async function versionTexts(
  database: Querying,
  { tenantId, id, number }: { readonly tenantId: string; readonly id: number; readonly number: number },
): Promise<PromptTexts> {
  const found = await queries(database)
    .selectFrom('ai.default_prompt_version as v')
    .select(selectedTexts('v'))
    .where('v.tenant_id', '=', tenantId)
    .where('v.prompt_id', '=', id)
    .where('v.version', '=', number)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(DEFAULT_PROMPT_MESSAGES.unknownVersion, { number });
  return found;
}

/**
 * Locks the tenant's oldest prompt, which is never deleted, so that one transaction of a tenant at a time decides which
 * prompt is in use. Read which one is in use after it, with a lock: a plain read would return the state before the
 * wait.
 */
export async function lockTenant(manager: EntityManager, tenantId: string): Promise<void> {
  const prompts = queries(manager).selectFrom('ai.default_prompt').where('tenant_id', '=', tenantId);
  const oldest = await prompts.select(({ fn }) => fn.min('id').as('id')).executeTakeFirst();
  await prompts
    .select('id')
    .where('id', '=', oldest?.id ?? null)
    .forUpdate()
    .execute();
}
