import { CONFIG, type KitConfig } from '@console/node-kit/config';
import { overwriteMark, refuseStale, type RecordChange, type Stored } from '@console/node-kit/records';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { allFields, changedFields, type CompanyTexts } from './company-line.ts';
import { COMPANIES } from './company-records.ts';
import { companyShares } from './company-shares.ts';
import { freeShare, requireOwnShare, type ShareIdentity } from './free-share.ts';
import { lockTurn } from '../lock-turn.ts';
import { MembershipKeeper } from '../memberships/membership-keeper.ts';
import { queries } from '../queries.ts';

export interface CompanyDraft extends ShareIdentity, CompanyTexts {
  /** The ecology industries it is to be in. */
  readonly industryIds: readonly number[];
}

export interface CompanyEdit extends ShareIdentity, Partial<CompanyTexts> {
  readonly id: number;
  /** Without them the company stays in its industries. */
  readonly industryIds?: readonly number[] | undefined;
  /** As read. Without it the edit replaces the current state. */
  readonly oldIndustryIds?: readonly number[] | undefined;
  /** As read. Without it the edit replaces the current state. */
  readonly version?: number | undefined;
}

/** Adds, edits and deletes a tenant's companies, each in the caller's transaction and with its audit line. */
@Injectable()
export class CompanyWriter {
  constructor(
    private readonly memberships: MembershipKeeper,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  /**
   * Returns the id: the former one where the tenant had deleted the company. Refuses as `freeShare` does, and
   * an industry that does not exist.
   */
  async add(change: RecordChange, draft: CompanyDraft): Promise<number> {
    const { manager, writer } = change;
    await lockTurn(manager, writer.tenantId);
    const { shortName, stockCode, exchange, industryIds } = draft;
    const window = this.config.MAINTENANCE_WINDOW;
    const share = await freeShare(manager, writer.tenantId, { shortName, stockCode, exchange, window });
    const id = await insertCompany(change, { ...draft, securityId: share });
    const places = await this.memberships.place(manager, writer, { companyId: id, industryIds });
    const after = allFields(draft, draft, places?.after ?? []);
    await change.record(COMPANIES, { action: COMPANIES.actions.add, id, after });
    return id;
  }

  /**
   * Refuses an unknown company (404), a stale version or stale industries (409), a name or code other than
   * its own, and an industry that does not exist. An edit that changes nothing writes no audit line.
   */
  async edit(change: RecordChange, edit: CompanyEdit): Promise<void> {
    const { manager, writer } = change;
    const { id, industryIds, oldIndustryIds: read } = edit;
    await lockTurn(manager, writer.tenantId);
    const company = await change.lock(COMPANIES, id);
    refuseStale(company, edit.version);
    const own = { id, ...(await shareOf(manager, company)) };
    await requireOwnShare(manager, writer.tenantId, { own, named: edit });
    const texts = {
      conceptTheme: edit.conceptTheme === undefined ? company.conceptTheme : edit.conceptTheme,
      mainProductName: edit.mainProductName === undefined ? company.mainProductName : edit.mainProductName,
    };
    const places =
      industryIds === undefined
        ? null
        : await this.memberships.place(manager, writer, { companyId: id, industryIds, read });
    const sides = changedFields(company, texts, places);
    if (sides === null) return;
    // Changed industries make the company's next version too, in one audit line with its texts, which
    // contains everything that was replaced. Nothing else has to be kept.
    await change.write(COMPANIES, company, texts);
    const after = { ...sides.after, ...overwriteMark(edit.version === undefined, company.version) };
    await change.record(COMPANIES, { action: COMPANIES.actions.replace, id, before: sides.before, after });
  }

  /**
   * Deletes a company: it leaves its industries and every list; its row stays, because other rows refer to
   * it, and it may be added again. Refuses an unknown company (404) and a stale version (409).
   */
  async remove(change: RecordChange, { id, version }: Pick<CompanyEdit, 'id' | 'version'>): Promise<void> {
    const { manager, writer } = change;
    await lockTurn(manager, writer.tenantId);
    const company = await change.lock(COMPANIES, id);
    refuseStale(company, version);
    const left = await this.memberships.takeOut(manager, writer, id);
    const share = await shareOf(manager, company);
    await change.remove(COMPANIES, company, allFields(share, company, left));
  }
}

/** The name and code of a company's share in the market data, which keeps delisted shares. */
const shareOf = (manager: EntityManager, { tenantId, id }: Stored): Promise<ShareIdentity> =>
  companyShares(manager, tenantId)
    .select(['s.name as shortName', 's.code as stockCode', 's.exchange'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Inserts a company; a deleted one is revived under its former id, in one statement that TypeORM cannot
 * express.
 */
async function insertCompany(
  { manager, writing: { tenantId, userId, now } }: RecordChange,
  row: CompanyTexts & { readonly securityId: number },
): Promise<number> {
  const said = {
    concept_theme: row.conceptTheme,
    main_product_name: row.mainProductName,
    updated_by: userId,
    updated_at: now,
  };
  const { insertId } = await queries(manager)
    .insertInto('ecology.company')
    .values({
      ...said,
      tenant_id: tenantId,
      security_id: row.securityId,
      listed: 1,
      created_by: userId,
      created_at: now,
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
