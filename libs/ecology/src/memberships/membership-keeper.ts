import { DEEPEST_LEVEL } from '@console/contract-industry';
import { COMPANY_MESSAGES, MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { Audit } from '@console/node-kit/records';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { companyShares } from '../companies/company-shares.ts';
import { lockTurn } from '../lock-turn.ts';
import { industriesOf } from './industries-of.ts';
import { industryLine, type Actor } from '../industries/industry-line.ts';
import { presentIndustry } from '../industries/present-industry.ts';
import { queries } from '../queries.ts';
import { classify, endAll, enter, leave } from './write-memberships.ts';

export interface Placement {
  readonly companyId: number;
  /** The ecology industries it is to be in, no others. */
  readonly industryIds: readonly number[];
  /** As read. Without it the placement replaces the current one. */
  readonly read?: readonly number[] | undefined;
}

export interface Pool {
  readonly industryId: number;
  /** The companies that are to be in it, no others. */
  readonly companyIds: readonly number[];
  /** Those that were in it when it was read. */
  readonly read: readonly number[];
}

export interface PlaceChange {
  /** Names of its ecology industries. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Maintains the dated memberships of companies in industries: the only way to change them, from the company's
 * side and from the industry's. A company's first industry sets the time of its classification; without any
 * it counts as unclassified. Every call is in the caller's transaction and waits for the tenant's turn.
 */
@Injectable()
export class MembershipKeeper {
  constructor(
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Places a company in its industries. Returns null when nothing changes. The caller writes the audit line.
   * Refuses a stale reading (409), and an industry that does not exist or is not of the ecology
   * classification.
   */
  async place(
    manager: EntityManager,
    actor: Actor,
    { companyId, industryIds, read }: Placement,
  ): Promise<PlaceChange | null> {
    await lockTurn(manager, actor.tenantId);
    const standing = await ecologyIndustriesOf(manager, actor.tenantId, companyId);
    if (read !== undefined && !sameIds(read, standing.keys())) throw new Refusal(MESSAGES.conflict);
    const wanted = new Set(industryIds);
    const added = await presentNames(
      manager,
      actor.tenantId,
      [...wanted].filter((id) => !standing.has(id)),
    );
    const removed = [...standing.keys()].filter((id) => !wanted.has(id));
    if (added.size + removed.length === 0) return null;
    const now = shanghaiDateTime(this.clock.now());
    await leave(manager, actor, { pairs: removed.map((industryId) => ({ industryId, companyId })), now });
    await enter(manager, actor, {
      pairs: [...added.keys()].map((industryId) => ({ industryId, companyId })),
      now,
    });
    await classify(manager, actor, { companyIds: [companyId], now });
    const kept = [...standing].filter(([id]) => wanted.has(id)).map(([, name]) => name);
    return { before: [...standing.values()], after: [...kept, ...added.values()] };
  }

  /**
   * Fills an industry with its companies. Returns false when nothing changes. Refuses an unknown industry
   * (404), one above the third level, a stale reading (409), and a company that the tenant does not have.
   */
  async fill(manager: EntityManager, actor: Actor, { industryId, companyIds, read }: Pool): Promise<boolean> {
    const { tenantId } = actor;
    await lockTurn(manager, tenantId);
    const { level } = await presentIndustry(manager, tenantId, industryId);
    const standing = await companiesOf(manager, tenantId, industryId);
    if (!sameIds(read, standing.keys())) throw new Refusal(MESSAGES.conflict);
    const wanted = new Set(companyIds);
    const added = await presentCompanies(
      manager,
      tenantId,
      [...wanted].filter((id) => !standing.has(id)),
    );
    if (level !== DEEPEST_LEVEL) throw new Refusal(COMPANY_MESSAGES.poolTooHigh);
    const removed = [...standing].filter(([id]) => !wanted.has(id));
    if (added.size + removed.length === 0) return false;
    const now = shanghaiDateTime(this.clock.now());
    const pairsOf = (ids: Iterable<number>) => [...ids].map((companyId) => ({ industryId, companyId }));
    await leave(manager, actor, { pairs: pairsOf(removed.map(([id]) => id)), now });
    await enter(manager, actor, { pairs: pairsOf(added.keys()), now });
    const changed = [...added.keys(), ...removed.map(([id]) => id)];
    await classify(manager, actor, { companyIds: changed, now });
    const after = { added: [...added.values()], removed: removed.map(([, name]) => name) };
    await this.audit.record(manager, industryLine(actor, { of: industryId, action: 'save-pool', after }));
    return true;
  }

  /**
   * Takes a company out of every industry of every classification, before its deletion. Returns the names of
   * the ecology industries it was in.
   */
  async takeOut(manager: EntityManager, actor: Actor, companyId: number): Promise<readonly string[]> {
    await lockTurn(manager, actor.tenantId);
    const standing = await ecologyIndustriesOf(manager, actor.tenantId, companyId);
    const now = shanghaiDateTime(this.clock.now());
    await endAll(manager, actor, { companyId, now });
    await classify(manager, actor, { companyIds: [companyId], now });
    return [...standing.values()];
  }
}

type Named = ReadonlyMap<number, string>;
const named = (rows: readonly { readonly id: number; readonly name: string }[]): Named =>
  new Map(rows.map(({ id, name }) => [id, name]));

function sameIds(one: readonly number[], other: Iterable<number>): boolean {
  const [left, right] = [new Set(one), new Set(other)];
  return left.size === right.size && [...left].every((id) => right.has(id));
}

/** The ecology industries a company is in, by code. */
async function ecologyIndustriesOf(
  manager: EntityManager,
  tenantId: string,
  companyId: number,
): Promise<Named> {
  return named(
    await industriesOf(queries(manager), tenantId, companyId)
      .where('i.variant', '=', 'ecology')
      .select(['i.id', 'i.name'])
      .orderBy('i.code')
      .execute(),
  );
}

/** The tenant's companies by id, with their names. */
const companies = (manager: EntityManager, tenantId: string) =>
  companyShares(manager, tenantId)
    .select(({ ref }) => ['c.id', sql<string>`CONCAT(${ref('s.code')}, ' ', ${ref('s.name')})`.as('name')])
    .orderBy('s.code');

async function companiesOf(manager: EntityManager, tenantId: string, industryId: number): Promise<Named> {
  return named(
    await companies(manager, tenantId)
      .innerJoin('ecology.membership as m', (on) =>
        on.onRef('m.company_id', '=', 'c.id').onRef('m.tenant_id', '=', 'c.tenant_id'),
      )
      .where('m.industry_id', '=', industryId)
      .where('m.valid_to', 'is', null)
      .execute(),
  );
}

/** Refuses when any is not there. */
async function presentNames(
  manager: EntityManager,
  tenantId: string,
  ids: readonly number[],
): Promise<Named> {
  if (ids.length === 0) return new Map();
  const found = await queries(manager)
    .selectFrom('ecology.industry')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('variant', '=', 'ecology')
    .where('removed_at', 'is', null)
    .where('id', 'in', ids)
    .orderBy('code')
    .execute();
  if (found.length !== ids.length) throw new Refusal(COMPANY_MESSAGES.unknownIndustry);
  return named(found);
}

/** Refuses when any is not there. */
async function presentCompanies(
  manager: EntityManager,
  tenantId: string,
  ids: readonly number[],
): Promise<Named> {
  if (ids.length === 0) return new Map();
  const found = await companies(manager, tenantId).where('c.id', 'in', ids).execute();
  if (found.length !== ids.length) throw new Refusal(COMPANY_MESSAGES.unknownCompany);
  return named(found);
}
