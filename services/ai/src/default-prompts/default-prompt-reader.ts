import { Injectable } from '@nestjs/common';
import type { aiEntries, DefaultPrompt } from '@console/contract-ai';
import { MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { findRecord, presentRecords, userName } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { versionTexts } from './default-prompt-rows.ts';
import { PROMPT_READS, selectedTexts, withActiveFlag, type PromptRow } from './prompt-columns.ts';

type HistoryInput = InputOf<typeof aiEntries.defaultPromptHistory>;
type History = OutputOf<typeof aiEntries.defaultPromptHistory>;

/** Default prompts with their complete texts, and the names of their authors. */
@Injectable()
export class DefaultPromptReader {
  constructor(private readonly database: DataSource) {}

  /** Refuses an id that the tenant does not have (404). */
  async find(tenantId: string, id: number): Promise<DefaultPrompt> {
    return withActiveFlag(await findRecord<PromptRow>(this.database, PROMPT_READS, { tenantId, id }));
  }

  /** The prompt in use with the texts of its version in use; null before the tenant's first. */
  async active(tenantId: string): Promise<DefaultPrompt | null> {
    const prompts = presentRecords<PromptRow>(this.database, PROMPT_READS, tenantId);
    const found = await prompts.where('p.active', '=', 1).executeTakeFirst();
    if (found === undefined) return null;
    const { id, activeVersion: number } = found;
    const texts = await versionTexts(this.database, { tenantId, id, number: number ?? found.version });
    return { ...withActiveFlag(found), ...texts };
  }

  /** The versions, newest first. Refuses an id that the tenant does not have (404). */
  async history(tenantId: string, { id, page, size }: HistoryInput): Promise<History> {
    const { total } = await queries(this.database)
      .selectFrom('ai.default_prompt as p')
      .innerJoin('ai.default_prompt_version as v', (on) =>
        on.onRef('v.prompt_id', '=', 'p.id').onRef('v.tenant_id', '=', 'p.tenant_id'),
      )
      .where('p.tenant_id', '=', tenantId)
      .where('p.id', '=', id)
      .where('p.removed_at', 'is', null)
      .select(({ fn }) => fn.count('v.version').as('total'))
      .executeTakeFirstOrThrow();
    const totalElements = Number(total);
    // Every prompt was saved at least once.
    if (totalElements === 0) throw new Refusal(MESSAGES.notFound);
    const rows = await queries(this.database)
      .selectFrom('ai.default_prompt_version as v')
      .leftJoin('ai.default_prompt_version as n', (on) =>
        on.onRef('n.prompt_id', '=', 'v.prompt_id').on('n.version', '=', ({ eb }) => eb('v.version', '+', 1)),
      )
      .where('v.tenant_id', '=', tenantId)
      .where('v.prompt_id', '=', id)
      // Whether it was replaced unread is stored in the next version; null for the newest.
      .select(['v.version', 'v.saved_at as savedTime', 'n.unread'])
      .select(({ ref }) => userName(ref('v.tenant_id'), ref('v.saved_by')).as('savedUser'))
      .select(selectedTexts('v'))
      .orderBy('v.version', 'desc')
      .limit(size)
      .offset(page * size)
      .execute();
    return { totalElements, content: rows.map((row) => ({ ...row, unread: row.unread === 1 })) };
  }
}
