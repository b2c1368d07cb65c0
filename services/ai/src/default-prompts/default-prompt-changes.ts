import { Injectable } from '@nestjs/common';
import { aiEntries, DEFAULT_PROMPT_MESSAGES } from '@console/contract-ai';
import { Refusal, type InputOf, type Session } from '@console/contract-core';
import { FormerVersions, Records } from '@console/node-kit/records';
import { queries } from '../queries.ts';
import { auditedChange, auditedTexts } from './audited-texts.ts';
import { PROMPTS } from './default-prompt-records.ts';
import { insertPrompt, insertVersion, lockTenant, versionTexts } from './default-prompt-rows.ts';
import { textsOf } from './prompt-columns.ts';

type AddInput = InputOf<typeof aiEntries.addDefaultPrompt>;
type UpdateInput = InputOf<typeof aiEntries.updateDefaultPrompt>;
type ActivateInput = InputOf<typeof aiEntries.activateDefaultPrompt>;

/** Adds, changes, activates and deletes default prompts. */
@Injectable()
export class DefaultPromptChanges {
  constructor(
    private readonly records: Records,
    private readonly former: FormerVersions,
  ) {}

  /** Adds a prompt, once for a key; the tenant's first is in use at once. Returns its id. */
  add(session: Session, key: string | null, input: AddInput): Promise<number> {
    const entry = aiEntries.addDefaultPrompt;
    // Only the id is stored with the key, which has no room for six long texts.
    return this.records.create({ schema: 'ai', entry, session, key, input }, async (change) => {
      const { id, active } = await insertPrompt(change.manager, change.writing, input);
      const after = { ...auditedTexts(input), active: active === 1 };
      await change.record(PROMPTS, { action: PROMPTS.actions.add, id, after });
      return id;
    });
  }

  /**
   * Saves the six texts as a new version; the same ones change nothing. Of the active prompt it is in use at once if it is to
   * be released. Refuses a stale edit (409). A save that names no version is marked, and the author of what it replaces gets
   * a notice.
   */
  async update(session: Session, { id, version: read, release, ...input }: UpdateInput): Promise<void> {
    await this.records.change(session, async (change) => {
      const before = await change.lock(PROMPTS, id);
      const texts = textsOf(input);
      const isNew = auditedChange(before, texts) !== null;
      const isReleased = isNew && release && before.active === 1;
      const fields = { ...texts, ...(isReleased ? { activeVersion: before.version + 1 } : {}) };
      const prompt = await change.replace(PROMPTS, before, { read, fields });
      if (prompt === null) return;
      const unread = read === undefined;
      await insertVersion(change.manager, change.writing, { prompt, unread });
      await this.former.notifyAuthor(change.manager, session, {
        version: before.version,
        savedBy: before.updatedBy,
        unread,
        what: `默认引导语 ${id}`,
        link: `/expertsystem/ydc/edit?id=${id}`,
      });
    });
  }

  /**
   * Puts a version of a prompt in use, the newest by default, in place of what is. This is no edit: the prompt's version and
   * time stay, so `Records` does not write it.
   */
  async activate(session: Session, { id, number: wanted }: ActivateInput): Promise<void> {
    const { tenantId } = session;
    await this.records.change(session, async (change) => {
      const { manager } = change;
      await lockTenant(manager, tenantId);
      const prompt = await change.lock(PROMPTS, id);
      const number = wanted ?? prompt.version;
      if (prompt.activeVersion === number) return;
      await versionTexts(manager, { tenantId, id, number });
      const prompts = queries(manager).updateTable('ai.default_prompt').where('tenant_id', '=', tenantId);
      const former = await queries(manager)
        .selectFrom('ai.default_prompt')
        .select(['id', 'active_version as version'])
        .where('tenant_id', '=', tenantId)
        .where('active', '=', 1)
        .forUpdate()
        .executeTakeFirst();
      await prompts.set({ active: null, active_version: null }).where('active', '=', 1).execute();
      await prompts.set({ active: 1, active_version: number }).where('id', '=', id).execute();
      await change.record(PROMPTS, {
        action: 'activate-default-prompt',
        id,
        ...(former && { before: { inUse: `${PROMPTS.noun}:${former.id}`, version: former.version } }),
        after: { inUse: `${PROMPTS.noun}:${id}`, version: number },
      });
    });
  }

  /** Deletes a prompt; its rows are kept and hidden. Refuses the one in use. */
  async delete(session: Session, id: number): Promise<void> {
    await this.records.change(session, async (change) => {
      await lockTenant(change.manager, session.tenantId);
      const prompt = await change.lock(PROMPTS, id);
      if (prompt.active === 1) throw new Refusal(DEFAULT_PROMPT_MESSAGES.activeStays);
      await change.remove(PROMPTS, prompt);
    });
  }
}
