import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { selectedTexts, TEXT_COLUMNS, textValues, type PromptTexts } from './prompt-columns.ts';

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

const prompts = (): string => tableName('ai', 'default_prompt');

/** A new prompt with its first version; the tenant's first is the one in use. */
export async function insertPrompt(
  manager: EntityManager,
  { tenantId, userId, now }: Writing,
  texts: PromptTexts,
): Promise<{ readonly id: number; readonly active: boolean }> {
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${prompts()} (tenant_id, ${TEXT_COLUMNS}, created_by, created_at, updated_by, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [tenantId, ...textValues(texts), userId, now, userId, now],
  );
  const id = Number(insertId);
  await insertVersion(manager, { tenantId, userId, now }, { id, version: 1, texts, unread: false });
  const [taken] = await manager.query<unknown[]>(
    `SELECT 1 FROM ${prompts()} WHERE tenant_id = ? AND active = 1`,
    [tenantId],
  );
  if (taken) return { id, active: false };
  // Of two first ones at once, the index lets one in; the other waits for it and stays as it is.
  await manager.query(`UPDATE IGNORE ${prompts()} SET active = 1 WHERE tenant_id = ? AND id = ?`, [
    tenantId,
    id,
  ]);
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
  await manager.query(
    `UPDATE ${prompts()} SET ${TEXT_COLUMNS.replaceAll(',', ' = ?,')} = ?, version = ?, updated_by = ?,
       updated_at = ? WHERE tenant_id = ? AND id = ?`,
    [...textValues(prompt.texts), prompt.version, writing.userId, writing.now, writing.tenantId, prompt.id],
  );
  await insertVersion(manager, writing, prompt);
}

/** The tenant's prompt, held until the transaction ends. Refuses an id that the tenant does not have (404). */
export async function heldPrompt(manager: EntityManager, tenantId: string, id: number): Promise<PromptRow> {
  const [row] = await manager.query<(Omit<PromptRow, 'active'> & { active: number | null })[]>(
    `SELECT p.id, ${selectedTexts('p')}, p.active, p.version, p.updated_by AS savedBy FROM ${prompts()} p
      WHERE p.tenant_id = ? AND p.id = ? AND p.removed_at IS NULL FOR UPDATE`,
    [tenantId, id],
  );
  if (row === undefined) throw new Refusal(MESSAGES.notFound);
  return { ...row, active: row.active === 1 };
}

/**
 * Lets one transaction of a tenant at a time decide which prompt is in use: all of them hold the tenant's
 * oldest row, which never goes. What stands is to be read after it, and locked: a plain read would answer
 * what stood before the wait.
 */
export async function holdTenant(manager: EntityManager, tenantId: string): Promise<void> {
  const [oldest] = await manager.query<{ id: number | null }[]>(
    `SELECT MIN(id) AS id FROM ${prompts()} WHERE tenant_id = ?`,
    [tenantId],
  );
  await manager.query(`SELECT id FROM ${prompts()} WHERE tenant_id = ? AND id = ? FOR UPDATE`, [
    tenantId,
    oldest?.id ?? null,
  ]);
}

async function insertVersion(
  manager: EntityManager,
  { tenantId, userId, now }: Writing,
  { id, version, texts, unread }: PromptVersion,
): Promise<void> {
  await manager.query(
    `INSERT INTO ${tableName('ai', 'default_prompt_version')}
       (prompt_id, version, tenant_id, ${TEXT_COLUMNS}, saved_by, saved_at, unread)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, version, tenantId, ...textValues(texts), userId, now, unread ? 1 : 0],
  );
}
