import { Injectable } from '@nestjs/common';
import type { aiEntries, DefaultPrompt } from '@console/contract-ai';
import { MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { tableName, type Condition } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { selectedTexts } from './prompt-columns.ts';

type HistoryInput = InputOf<typeof aiEntries.defaultPromptHistory>;
type History = OutputOf<typeof aiEntries.defaultPromptHistory>;

/** `unread` is what the next version says of how it was saved; null for the newest. */
type HistoryRow = Omit<History['content'][number], 'unread'> & { readonly unread: number | null };

/** Default prompts with their whole texts, and the names of who wrote them. */
@Injectable()
export class DefaultPromptReader {
  constructor(private readonly database: DataSource) {}

  /** Refuses an id that the tenant does not have (404). */
  async find(tenantId: string, id: number): Promise<DefaultPrompt> {
    const found = await this.one(tenantId, { sql: 'p.id = ?', values: [id] });
    if (found === null) throw new Refusal(MESSAGES.notFound);
    return found;
  }

  /** Null before the tenant's first. */
  active(tenantId: string): Promise<DefaultPrompt | null> {
    return this.one(tenantId, { sql: 'p.active = 1', values: [] });
  }

  /** Newest first. Refuses an id that the tenant does not have (404). */
  async history(tenantId: string, { id, page, size }: HistoryInput): Promise<History> {
    const [counted] = await this.database.query<{ total: number | string }[]>(
      `SELECT COUNT(v.version) AS total FROM ${tableName('ai', 'default_prompt')} p
         JOIN ${tableName('ai', 'default_prompt_version')} v ON v.prompt_id = p.id AND v.tenant_id = p.tenant_id
        WHERE p.tenant_id = ? AND p.id = ? AND p.removed_at IS NULL`,
      [tenantId, id],
    );
    const totalElements = Number(counted?.total ?? 0);
    // Whatever stands was saved at least once.
    if (totalElements === 0) throw new Refusal(MESSAGES.notFound);
    const versions = tableName('ai', 'default_prompt_version');
    const rows = await this.database.query<HistoryRow[]>(
      `SELECT v.version, ${selectedTexts('v')}, v.saved_at AS savedTime, u.real_name AS savedUser, n.unread
         FROM ${versions} v
         LEFT JOIN ${versions} n ON n.prompt_id = v.prompt_id AND n.version = v.version + 1
         LEFT JOIN ${tableName('access', 'user_public')} u ON u.tenant_id = v.tenant_id AND u.id = v.saved_by
        WHERE v.tenant_id = ? AND v.prompt_id = ? ORDER BY v.version DESC LIMIT ? OFFSET ?`,
      [tenantId, id, size, page * size],
    );
    const content = rows.map((row) => ({ ...row, unread: row.unread === 1 }));
    return { totalElements, content };
  }

  private async one(tenantId: string, { sql, values }: Condition): Promise<DefaultPrompt | null> {
    const people = tableName('access', 'user_public');
    const [row] = await this.database.query<(Omit<DefaultPrompt, 'active'> & { active: number | null })[]>(
      `SELECT p.id, ${selectedTexts('p')}, p.active, p.version,
              p.created_at AS createTime, m.real_name AS createUser,
              p.updated_at AS updateTime, w.real_name AS updateUser
         FROM ${tableName('ai', 'default_prompt')} p
         LEFT JOIN ${people} m ON m.tenant_id = p.tenant_id AND m.id = p.created_by
         LEFT JOIN ${people} w ON w.tenant_id = p.tenant_id AND w.id = p.updated_by
        WHERE p.tenant_id = ? AND p.removed_at IS NULL AND ${sql}`,
      [tenantId, ...values],
    );
    return row === undefined ? null : { ...row, active: row.active === 1 };
  }
}
