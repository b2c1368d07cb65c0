import { Inject, Injectable } from '@nestjs/common';
import { aiEntries, DEFAULT_PROMPT_MESSAGES } from '@console/contract-ai';
import {
  MESSAGES,
  Refusal,
  shanghaiDateTime,
  type Clock,
  type InputOf,
  type Session,
} from '@console/contract-core';
import {
  Audit,
  CLOCK,
  Creations,
  FormerVersions,
  overwriteMark,
  transact,
  type AuditLine,
} from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { auditedChange, auditedTexts } from './audited-texts.ts';
import { heldPrompt, holdTenant, insertPrompt, saveVersion, type Writing } from './default-prompt-rows.ts';
import { textsOf } from './prompt-columns.ts';

type AddInput = InputOf<typeof aiEntries.addDefaultPrompt>;
type UpdateInput = InputOf<typeof aiEntries.updateDefaultPrompt>;
type Verb = 'add' | 'update' | 'activate' | 'delete';

/** Default prompts come into being, change, take one another's place and go. */
@Injectable()
export class DefaultPromptChanges {
  constructor(
    private readonly database: DataSource,
    private readonly creations: Creations,
    private readonly audit: Audit,
    private readonly former: FormerVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Made once for a key, however often asked for. The tenant's first is in use at once. Answers its id. */
  add(session: Session, key: string | null, input: AddInput): Promise<number> {
    const entry = aiEntries.addDefaultPrompt;
    // The id alone is kept beside the key: six long texts are more than it takes.
    return this.creations.once({ schema: 'ai', entry, session, key, input }, async (manager) => {
      const added = await insertPrompt(manager, this.writing(session), input);
      const after = { ...auditedTexts(input), active: added.active };
      await this.record(manager, session, { verb: 'add', id: added.id, after });
      return added.id;
    });
  }

  /**
   * Saves the six texts as a new version; the same ones change nothing. Refuses a stale edit (409). One that names
   * no version is marked, and the author of what it replaces gets a notice.
   */
  async update(session: Session, { id, version, ...input }: UpdateInput): Promise<void> {
    const texts = textsOf(input);
    await transact(this.database, async (manager) => {
      const prompt = await heldPrompt(manager, session.tenantId, id);
      const unread = version === undefined;
      if (!unread && version !== prompt.version) throw new Refusal(MESSAGES.conflict);
      const change = auditedChange(prompt, texts);
      if (change === null) return;
      const next = prompt.version + 1;
      await saveVersion(manager, this.writing(session), { id, version: next, texts, unread });
      await this.former.tellAuthor(manager, session, {
        version: prompt.version,
        savedBy: prompt.savedBy,
        unread,
        what: `默认引导语 ${id}`,
        link: `/expertsystem/ydc/edit?id=${id}`,
      });
      const before = { ...change.before, version: prompt.version };
      const after = { ...change.after, version: next, ...overwriteMark(unread, prompt.version) };
      await this.record(manager, session, { verb: 'update', id, before, after });
    });
  }

  /** Puts it in the place of the one in use. It is no edit: its version and its time stay. */
  async activate(session: Session, id: number): Promise<void> {
    const { tenantId } = session;
    await transact(this.database, async (manager) => {
      await holdTenant(manager, tenantId);
      const prompt = await heldPrompt(manager, tenantId, id);
      if (prompt.active) return;
      const prompts = queries(manager).updateTable('ai.default_prompt').where('tenant_id', '=', tenantId);
      const former = await queries(manager)
        .selectFrom('ai.default_prompt')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('active', '=', 1)
        .forUpdate()
        .executeTakeFirst();
      await prompts.set({ active: null }).where('active', '=', 1).execute();
      await prompts.set({ active: 1 }).where('id', '=', id).execute();
      const after = { active: true, ...(former && { replaced: subject(former.id) }) };
      await this.record(manager, session, { verb: 'activate', id, before: { active: false }, after });
    });
  }

  /** Its rows are kept, unseen. Refuses the one in use. */
  async delete(session: Session, id: number): Promise<void> {
    await transact(this.database, async (manager) => {
      await holdTenant(manager, session.tenantId);
      const prompt = await heldPrompt(manager, session.tenantId, id);
      if (prompt.active) throw new Refusal(DEFAULT_PROMPT_MESSAGES.activeStays);
      await queries(manager)
        .updateTable('ai.default_prompt')
        .set({ removed_at: this.writing(session).now })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .execute();
      await this.record(manager, session, { verb: 'delete', id, before: auditedTexts(prompt) });
    });
  }

  private writing({ tenantId, userId }: Session): Writing {
    return { tenantId, userId, now: shanghaiDateTime(this.clock.now()) };
  }

  private record(
    manager: EntityManager,
    session: Session,
    {
      verb,
      id,
      ...sides
    }: Pick<AuditLine, 'before' | 'after'> & { readonly verb: Verb; readonly id: number },
  ): Promise<void> {
    const action = `ai.${verb}-default-prompt`;
    return this.audit.record(manager, { session, service: 'ai', action, subject: subject(id), ...sides });
  }
}

const subject = (id: number): string => `default-prompt:${id}`;
