import { MESSAGES, Refusal } from '@console/contract-core';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { selectedTexts, textValues, withActiveFlag, type PromptTexts } from './prompt-columns.ts';

/** Who writes when; nobody for what the demo brings along. */
export interface Writing {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

export interface PromptRow extends PromptTexts {
  readonly id: number;
  readonly active: boolean;
  readonly version: number;
  /** Who saved what it says; nobody for what the demo brought along. */
  readonly savedBy: number | null;
}

/** A new prompt with its first version; the tenant's first is the one in use. */
export async function insertPrompt(
  manager: EntityManager,
  { tenantId, userId, now }: Writing,
  texts: PromptTexts,
): Promise<{ readonly id: number; readonly active: boolean }> {
  const { insertId } = await queries(manager)
    .insertInto('ai.default_prompt')
    .values({
      tenant_id: tenantId,
      ...textValues(texts),
      created_by: userId,
      created_at: now,
      updated_by: userId,
      updated_at: now,
    })
    .executeTakeFirstOrThrow();
  const id = Number(insertId);
  await insertVersion(manager, { tenantId, userId, now }, { id, version: 1, texts, unread: false });
  const taken = await queries(manager)
    .selectFrom('ai.default_prompt')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (taken) return { id, active: false };
  // Of two first ones at once, the index lets one in; the other waits for it and stays as it is.
  await sql`UPDATE IGNORE ${sql.table('ai.default_prompt')} SET active = 1
    WHERE tenant_id = ${tenantId} AND id = ${id}`.execute(queries(manager));
  return { id, active: (await heldPrompt(manager, tenantId, id)).active };
}

interface PromptVersion {
  readonly id: number;
  readonly version: number;
  readonly texts: PromptTexts;
  /** It replaces the version before without having named it. */
  readonly unread: boolean;
}

/** What a prompt says from now on, and one more version of it. */
export async function saveVersion(
  manager: EntityManager,
  writing: Writing,
  prompt: PromptVersion,
): Promise<void> {
  await queries(manager)
    .updateTable('ai.default_prompt')
    .set({
      ...textValues(prompt.texts),
      version: prompt.version,
      updated_by: writing.userId,
      updated_at: writing.now,
    })
    .where('tenant_id', '=', writing.tenantId)
    .where('id', '=', prompt.id)
    .execute();
  await insertVersion(manager, writing, prompt);
}

/** The tenant's prompt, held until the transaction ends. Refuses an id that the tenant does not have (404). */
export async function heldPrompt(manager: EntityManager, tenantId: string, id: number): Promise<PromptRow> {
  const row = await queries(manager)
    .selectFrom('ai.default_prompt as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.id', '=', id)
    .where('p.removed_at', 'is', null)
    .select(['p.id', 'p.active', 'p.version', 'p.updated_by as savedBy'])
    .select(selectedTexts('p'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return withActiveFlag(row);
}

/**
 * Lets one transaction of a tenant at a time decide which prompt is in use: all of them hold the tenant's
 * oldest row, which never goes. What stands is to be read after it, and locked: a plain read would answer
 * what stood before the wait.
 */
export async function holdTenant(manager: EntityManager, tenantId: string): Promise<void> {
  const prompts = queries(manager).selectFrom('ai.default_prompt').where('tenant_id', '=', tenantId);
  const oldest = await prompts.select(({ fn }) => fn.min('id').as('id')).executeTakeFirst();
  await prompts
    .select('id')
    .where('id', '=', oldest?.id ?? null)
    .forUpdate()
    .execute();
}

async function insertVersion(
  manager: EntityManager,
  { tenantId, userId, now }: Writing,
  { id, version, texts, unread }: PromptVersion,
): Promise<void> {
  await queries(manager)
    .insertInto('ai.default_prompt_version')
    .values({
      prompt_id: id,
      version,
      tenant_id: tenantId,
      ...textValues(texts),
      saved_by: userId,
      saved_at: now,
      unread: unread ? 1 : 0,
    })
    .execute();
}
