import {
  DEEPEST_LEVEL,
  INDUSTRY_MESSAGES,
  type IndustryValues,
  type Variant,
} from '@console/contract-industry';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { Audit, CLOCK, CONFIG, FormerVersions, overwriteMark, type KitConfig } from '@console/node-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireAnalyst } from './analyst.ts';
import { holdTurn } from './hold-turn.ts';
import { companyCount, industriesWithin } from './industry-content.ts';
import {
  allFields,
  changedFields,
  editableFields,
  industryLine,
  type Actor,
  type ChangedFields,
  type EditableIndustry,
} from './industry-line.ts';
import { industryLink } from './industry-link.ts';
import { industryRecord } from './industry-record.ts';
import { presentIndustry, type IndustryRow, type SavedIndustry } from './present-industry.ts';
import { unlessTaken } from './unless-taken.ts';
import { insertIndustry, removeIndustries, updateIndustry } from './write-industries.ts';

interface IndustryFields {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly analystId: number;
}

export interface IndustryDraft extends IndustryFields {
  /** The classification of a top-level industry; one below another is in that one's. */
  readonly variant: Variant;
  readonly parentId: number | null;
  /** What the caller takes the level for. */
  readonly level?: number | undefined;
}

export interface IndustryEdit extends IndustryFields {
  readonly id: number;
  /** As read. Without it the edit replaces the current version. */
  readonly version?: number | undefined;
}

export interface IndustryReturn {
  readonly id: number;
  /** The former version that is brought back. */
  readonly former: number;
  /** The current one, as read. */
  readonly version: number;
}

/** Adds, edits and removes a tenant's industries, each in the caller's transaction and with its audit line. */
@Injectable()
export class IndustryWriter {
  constructor(
    private readonly audit: Audit,
    private readonly formerVersions: FormerVersions,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  /**
   * Answers the new id. Refuses an unknown parent (404), a fourth level, a level that is not the parent's + 1,
   * an analyst who is no active user, and a name or code taken in the classification.
   */
  async add(manager: EntityManager, actor: Actor, draft: IndustryDraft): Promise<number> {
    await holdTurn(manager, actor.tenantId);
    const place = await placeOf(manager, actor.tenantId, draft);
    await requireAnalyst(manager, actor.tenantId, draft.analystId);
    const { name, code, description, analystId } = draft;
    const row = { ...place, name, code, description, analystId };
    const messages = { name: INDUSTRY_MESSAGES.addNameTaken, code: INDUSTRY_MESSAGES.addCodeTaken };
    const id = await unlessTaken(row, { ...messages, window: this.config.MAINTENANCE_WINDOW }, () =>
      insertIndustry(manager, actor, { ...row, swCode: null, now: this.now() }),
    );
    await this.audit.record(manager, industryLine(actor, { of: id, action: 'add', after: allFields(row) }));
    return id;
  }

  /**
   * Keeps what the edit replaces. Refuses an unknown industry (404), a stale version (409), an analyst who is no
   * active user, and a name or code taken in the classification. An edit that changes nothing leaves no trace.
   */
  async edit(manager: EntityManager, actor: Actor, edit: IndustryEdit): Promise<void> {
    await holdTurn(manager, actor.tenantId);
    const before = await presentIndustry(manager, actor.tenantId, edit.id);
    const unread = edit.version === undefined;
    if (!unread && edit.version !== before.version) throw new Refusal(MESSAGES.conflict);
    const changed = await this.replace(manager, actor, { before, after: edit, unread });
    if (changed === null) return;
    const after = { ...changed.after, ...overwriteMark(unread, before.version) };
    await this.audit.record(
      manager,
      industryLine(actor, { of: edit.id, action: 'update', before: changed.before, after }),
    );
  }

  /** Saves what a former version said as a new one. Refuses as `edit` does, and a version that is not kept (404). */
  async restore(
    manager: EntityManager,
    actor: Actor,
    { id, former, version }: IndustryReturn,
  ): Promise<void> {
    await holdTurn(manager, actor.tenantId);
    const before = await presentIndustry(manager, actor.tenantId, id);
    if (version !== before.version) throw new Refusal(MESSAGES.conflict);
    const { value } = await this.formerVersions.find<IndustryValues>(manager, actor.tenantId, {
      ...industryRecord(id),
      version: former,
    });
    const { industryName: name, industryCode: code, industryDesc: description, userId: analystId } = value;
    const after = { name, code, description, analystId };
    const changed = await this.replace(manager, actor, { before, after, unread: false });
    if (changed === null) return;
    const line = { before: changed.before, after: { ...changed.after, restoredVersion: former } };
    await this.audit.record(manager, industryLine(actor, { of: id, action: 'restore', ...line }));
  }

  /** Its name and code are free again. Refuses, with the counts, while industries or companies stand below it. */
  async remove(manager: EntityManager, actor: Actor, id: number): Promise<void> {
    const { tenantId } = actor;
    await holdTurn(manager, tenantId);
    const before = await presentIndustry(manager, tenantId, id);
    const within = await industriesWithin(manager, tenantId, id);
    const companies = await companyCount(manager, tenantId, { industryId: id });
    const children = within.length - 1;
    if (children > 0 || companies > 0) throw new Refusal(INDUSTRY_MESSAGES.inUse, { children, companies });
    await removeIndustries(manager, actor, { ids: [id], now: this.now() });
    await this.audit.record(
      manager,
      industryLine(actor, { of: id, action: 'delete', before: allFields(before) }),
    );
  }

  /** Null when nothing changes. */
  private async replace(
    manager: EntityManager,
    actor: Actor,
    { before, after, unread }: Replacement,
  ): Promise<ChangedFields | null> {
    const { id, version, savedBy, savedAt, name: what } = before;
    if (after.analystId !== null) await requireAnalyst(manager, actor.tenantId, after.analystId);
    const changed = changedFields(before, after);
    if (changed === null) return null;
    const messages = { name: INDUSTRY_MESSAGES.editNameTaken, code: INDUSTRY_MESSAGES.editCodeTaken };
    await unlessTaken(after, { ...messages, window: this.config.MAINTENANCE_WINDOW }, () =>
      updateIndustry(manager, actor, { ...after, id, now: this.now() }),
    );
    const kept = { record: industryRecord(id), version, value: editableFields(before), savedBy, savedAt };
    await this.formerVersions.keep(manager, actor, { ...kept, unread, what, link: industryLink(before) });
    return changed;
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

interface Replacement {
  readonly before: SavedIndustry;
  readonly after: EditableIndustry;
  readonly unread: boolean;
}

type Place = Pick<IndustryRow, 'variant' | 'parentId' | 'level'>;

async function placeOf(manager: EntityManager, tenantId: string, draft: IndustryDraft): Promise<Place> {
  const { parentId } = draft;
  const parent = parentId === null ? null : await presentIndustry(manager, tenantId, parentId);
  const level = (parent?.level ?? 0) + 1;
  if (level > DEEPEST_LEVEL) throw new Refusal(INDUSTRY_MESSAGES.tooDeep);
  if (draft.level !== undefined && draft.level !== level)
    throw new Refusal(INDUSTRY_MESSAGES.wrongLevel, { level });
  return { variant: parent?.variant ?? draft.variant, parentId, level };
}
