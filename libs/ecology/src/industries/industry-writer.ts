import {
  DEEPEST_LEVEL,
  INDUSTRY_MESSAGES,
  type IndustryValues,
  type Variant,
} from '@console/contract-industry';
import { Refusal } from '@console/contract-core';
import { CONFIG, type KitConfig } from '@console/node-kit/config';
import { FormerVersions, refuseStale, unlessTaken, type RecordChange } from '@console/node-kit/records';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { requireAnalyst } from './analyst.ts';
import { lockTurn } from '../lock-turn.ts';
import { companyCount, industriesWithin } from './industry-content.ts';
import { editableFields, type EditableIndustry } from './industry-line.ts';
import { industryLink } from './industry-link.ts';
import { industryRecord } from './industry-record.ts';
import { ADD_TAKEN, EDIT_TAKEN, INDUSTRIES, takenParams, type IndustryRecord } from './industry-records.ts';
import { presentIndustry, type IndustryRow } from './present-industry.ts';

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
  /** The level the caller expects. */
  readonly level?: number | undefined;
}

export interface IndustryEdit extends IndustryFields {
  readonly id: number;
  /** As read. Without it the edit replaces the current version. */
  readonly version?: number | undefined;
}

export interface IndustryReturn {
  readonly id: number;
  /** The former version that is restored. */
  readonly former: number;
  /** The current one, as read. */
  readonly version: number;
}

/** Adds, edits and removes a tenant's industries, each in the caller's transaction. */
@Injectable()
export class IndustryWriter {
  constructor(
    private readonly formerVersions: FormerVersions,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  /**
   * Returns the new id. Refuses an unknown parent (404), a fourth level, a level that is not the parent's +
   * 1, an analyst who is no active user, and a name or code taken in the classification.
   */
  async add(change: RecordChange, draft: IndustryDraft): Promise<number> {
    const { manager } = change;
    const { tenantId } = change.writer;
    await lockTurn(manager, tenantId);
    const place = await placeOf(manager, tenantId, draft);
    await requireAnalyst(manager, tenantId, draft.analystId);
    const { name, code, description, analystId } = draft;
    const row = { ...place, name, code, description, analystId, swCode: null };
    const { id } = await unlessTaken(ADD_TAKEN, () => change.add(INDUSTRIES, row), this.paramsOf(row));
    return id;
  }

  /**
   * Edits an industry; keeps the replaced version. Refuses an unknown industry (404), a stale version (409),
   * an analyst who is no active user, and a name or code taken in the classification. An edit that changes
   * nothing writes no audit line.
   */
  async edit(change: RecordChange, { id, version: read, ...fields }: IndustryEdit): Promise<void> {
    await lockTurn(change.manager, change.writer.tenantId);
    await this.replace(change, await change.lock(INDUSTRIES, id), { read, fields });
  }

  /** Saves a former version as a new one. Refuses as `edit` does, and a version that is not kept (404). */
  async restore(change: RecordChange, { id, former, version: read }: IndustryReturn): Promise<void> {
    const { manager } = change;
    const { tenantId } = change.writer;
    await lockTurn(manager, tenantId);
    const before = await change.lock(INDUSTRIES, id);
    refuseStale(before, read);
    const { value } = await this.formerVersions.find<IndustryValues>(manager, tenantId, {
      ...industryRecord(id),
      version: former,
    });
    const { industryName: name, industryCode: code, industryDesc: description, userId: analystId } = value;
    const fields = { name, code, description, analystId };
    const restoring = { action: 'restore', marks: { restoredVersion: former } };
    await this.replace(change, before, { read, fields, ...restoring });
  }

  /**
   * Removes an industry, which frees its name and code. Refuses, with the counts, while it has industries or
   * companies below it.
   */
  async remove(change: RecordChange, id: number): Promise<void> {
    const { manager } = change;
    const { tenantId } = change.writer;
    await lockTurn(manager, tenantId);
    const industry = await change.lock(INDUSTRIES, id);
    const within = await industriesWithin(manager, tenantId, id);
    const companies = await companyCount(manager, tenantId, { industryId: id });
    const children = within.length - 1;
    if (children > 0 || companies > 0) throw new Refusal(INDUSTRY_MESSAGES.inUse, { children, companies });
    await change.remove(INDUSTRIES, industry);
  }

  private async replace(change: RecordChange, before: IndustryRecord, edit: Replacing): Promise<void> {
    const { manager, writer } = change;
    const { read, fields } = edit;
    refuseStale(before, read);
    if (fields.analystId !== null) await requireAnalyst(manager, writer.tenantId, fields.analystId);
    const write = () => change.replace(INDUSTRIES, before, edit);
    const saved = await unlessTaken(EDIT_TAKEN, write, this.paramsOf(fields));
    if (saved === null) return;
    const { id, version, updatedBy: savedBy, updatedAt: savedAt, name: what } = before;
    const kept = { record: industryRecord(id), version, value: editableFields(before), savedBy, savedAt };
    const unread = read === undefined;
    await this.formerVersions.keep(manager, writer, { ...kept, unread, what, link: industryLink(before) });
  }

  private paramsOf(named: Pick<IndustryRow, 'name' | 'code'>): ReturnType<typeof takenParams> {
    return takenParams(named, this.config.MAINTENANCE_WINDOW);
  }
}

interface Replacing {
  readonly read: number | undefined;
  readonly fields: EditableIndustry;
  readonly action?: string;
  readonly marks?: object;
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
