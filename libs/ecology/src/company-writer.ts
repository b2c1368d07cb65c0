import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { Audit, CLOCK, CONFIG, overwriteMark, type KitConfig } from '@console/node-kit';
import { Inject, Injectable } from '@nestjs/common';
import { sql, type Updateable } from 'kysely';
import type { EntityManager } from 'typeorm';
import { allFields, changedFields, companyLine, type CompanyTexts } from './company-line.ts';
import { companyShares } from './company-shares.ts';
import { freeShare, requireOwnShare, type ShareIdentity } from './free-share.ts';
import { holdTurn } from './hold-turn.ts';
import type { Actor } from './industry-line.ts';
import { MembershipKeeper } from './membership-keeper.ts';
import { queries, type Tables } from './queries.ts';

export interface CompanyDraft extends ShareIdentity, CompanyTexts {
  /** The ecology industries it is to stand in. */
  readonly industryIds: readonly number[];
}

export interface CompanyEdit extends ShareIdentity, Partial<CompanyTexts> {
  readonly id: number;
  /** Without them the company stays where it is. */
  readonly industryIds?: readonly number[] | undefined;
  /** As read. Without it the edit replaces whatever stands. */
  readonly oldIndustryIds?: readonly number[] | undefined;
  /** As read. Without it the edit replaces whatever stands. */
  readonly version?: number | undefined;
}

/** Adds, edits and deletes a tenant's companies, each in the caller's transaction and with its audit line. */
@Injectable()
export class CompanyWriter {
  constructor(
    private readonly audit: Audit,
    private readonly memberships: MembershipKeeper,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  /**
   * Answers the id: the former one where the tenant had the share and deleted it. Refuses what `freeShare`
   * refuses, and an industry that is not there.
   */
  async add(manager: EntityManager, actor: Actor, draft: CompanyDraft): Promise<number> {
    await holdTurn(manager, actor.tenantId);
    const { shortName, stockCode, exchange, industryIds } = draft;
    const window = this.config.MAINTENANCE_WINDOW;
    const share = await freeShare(manager, actor.tenantId, { shortName, stockCode, exchange, window });
    const id = await insertCompany(manager, actor, { ...draft, securityId: share, now: this.now() });
    const places = await this.memberships.place(manager, actor, { companyId: id, industryIds });
    const after = allFields(draft, draft, places?.after ?? []);
    await this.audit.record(manager, companyLine(actor, { of: id, action: 'add', after }));
    return id;
  }

  /**
   * Refuses an unknown company (404), a stale version or a stale reading of its industries (409), another name
   * or number than its own, and an industry that is not there. An edit that changes nothing leaves no trace.
   */
  async edit(manager: EntityManager, actor: Actor, edit: CompanyEdit): Promise<void> {
    const { tenantId } = actor;
    const { id, industryIds, oldIndustryIds: read } = edit;
    await holdTurn(manager, tenantId);
    const before = await presentCompany(manager, tenantId, edit);
    await requireOwnShare(manager, tenantId, { own: before, named: edit });
    const after = {
      conceptTheme: edit.conceptTheme === undefined ? before.conceptTheme : edit.conceptTheme,
      mainProductName: edit.mainProductName === undefined ? before.mainProductName : edit.mainProductName,
    };
    const places =
      industryIds === undefined
        ? null
        : await this.memberships.place(manager, actor, { companyId: id, industryIds, read });
    const changed = changedFields(before, after, places);
    if (changed === null) return;
    await updateCompany(manager, actor, {
      id,
      now: this.now(),
      set: { concept_theme: after.conceptTheme, main_product_name: after.mainProductName },
    });
    // The line holds all that was replaced, whole: nothing else is to be kept.
    const line = {
      before: changed.before,
      after: { ...changed.after, ...overwriteMark(edit.version === undefined, before.version) },
    };
    await this.audit.record(manager, companyLine(actor, { of: id, action: 'update', ...line }));
  }

  /**
   * It leaves its industries and every list; its row stays, for what refers to it, and may be added again.
   * Refuses an unknown company (404) and a stale version (409).
   */
  async remove(
    manager: EntityManager,
    actor: Actor,
    company: Pick<CompanyEdit, 'id' | 'version'>,
  ): Promise<void> {
    const { tenantId } = actor;
    await holdTurn(manager, tenantId);
    const before = await presentCompany(manager, tenantId, company);
    const left = await this.memberships.takeOut(manager, actor, company.id);
    const now = this.now();
    await updateCompany(manager, actor, { id: company.id, now, set: { deleted_at: now } });
    const line = { of: company.id, action: 'delete', before: allFields(before, before, left) };
    await this.audit.record(manager, companyLine(actor, line));
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

interface Present extends ShareIdentity, CompanyTexts {
  readonly id: number;
  readonly version: number;
}

/** Refuses what is another tenant's, deleted, or never was (404), and another version than the one read (409). */
async function presentCompany(
  manager: EntityManager,
  tenantId: string,
  { id, version }: Pick<CompanyEdit, 'id' | 'version'>,
): Promise<Present> {
  const row = await companyShares(manager, tenantId)
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.version',
      'c.concept_theme as conceptTheme',
      'c.main_product_name as mainProductName',
    ])
    .select(['s.name as shortName', 's.code as stockCode', 's.exchange'])
    .executeTakeFirst();
  if (!row) throw new Refusal(MESSAGES.notFound);
  if (version !== undefined && version !== row.version) throw new Refusal(MESSAGES.conflict);
  return row;
}

/** What a company says from now on, as its next version. */
async function updateCompany(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { id, now, set }: CompanyChange,
): Promise<void> {
  await queries(manager)
    .updateTable('ecology.company')
    .set((e) => ({ ...set, version: e('version', '+', 1), updated_by: userId, updated_at: now }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface CompanyChange {
  readonly id: number;
  readonly now: string;
  readonly set: Pick<
    Updateable<Tables['ecology.company']>,
    'concept_theme' | 'main_product_name' | 'deleted_at'
  >;
}

/** A company that was deleted begins again under its former id. */
async function insertCompany(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  row: CompanyTexts & { readonly securityId: number; readonly now: string },
): Promise<number> {
  const said = {
    concept_theme: row.conceptTheme,
    main_product_name: row.mainProductName,
    updated_by: userId,
    updated_at: row.now,
  };
  const { insertId } = await queries(manager)
    .insertInto('ecology.company')
    .values({
      ...said,
      tenant_id: tenantId,
      security_id: row.securityId,
      listed: 1,
      created_by: userId,
      created_at: row.now,
    })
    .onDuplicateKeyUpdate((e) => ({
      id: sql<number>`LAST_INSERT_ID(${e.ref('id')})`,
      ...said,
      type_time: null,
      status: 0,
      version: e('version', '+', 1),
      deleted_at: null,
    }))
    .executeTakeFirstOrThrow();
  return Number(insertId);
}
