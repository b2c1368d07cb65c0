import { createHash } from 'node:crypto';
import { INDUSTRY_MESSAGES } from '@console/contract-industry';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK, CONFIG, type KitConfig } from '@console/node-kit/config';
import type { Querying } from '@console/node-kit/queries';
import { Audit, insertRow, unlessTaken } from '@console/node-kit/records';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockTurn } from '../lock-turn.ts';
import { industryLine, type Actor } from './industry-line.ts';
import { EDIT_TAKEN, INDUSTRIES, takenParams } from './industry-records.ts';
import {
  ownDescription,
  ownName,
  withUpperLevels,
  type ChosenIndustry,
  type OfficialIndustry,
} from './official-industry.ts';
import type { IndustryRow } from './present-industry.ts';
import { queries } from '../queries.ts';
import { removeIndustries } from './write-industries.ts';

export interface KeptShenwan {
  readonly codes: readonly string[];
  /** A hash of the set of codes. */
  readonly mark: string;
}

export interface ShenwanChoice {
  /** The official tree of today. */
  readonly official: readonly OfficialIndustry[];
  readonly chosen: readonly ChosenIndustry[];
  /** As read. Without it the choice replaces the current one. */
  readonly mark?: string | undefined;
}

/**
 * Maintains the official Shenwan industries in a tenant's default classification. One that Shenwan itself
 * gave up cannot be chosen any more: it stays until a user deletes it.
 */
@Injectable()
export class ShenwanKeeper {
  constructor(
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: KitConfig,
  ) {}

  async kept(
    database: Querying,
    tenantId: string,
    official: readonly OfficialIndustry[],
  ): Promise<KeptShenwan> {
    const { shenwan } = await standing(database, tenantId, official);
    return keptOf([...shenwan.keys()]);
  }

  /**
   * Puts the chosen industries and their upper levels into the classification and removes the others. Refuses
   * as a whole: an unknown code or a wrong level (400), a stale mark (409), removing one while companies or
   * the tenant's own industries are in it, and a name or code that the tenant's own industry has.
   */
  async keep(manager: EntityManager, actor: Actor, choice: ShenwanChoice): Promise<void> {
    const wanted = withUpperLevels(choice.official, choice.chosen);
    await lockTurn(manager, actor.tenantId);
    const { shenwan, all } = await standing(manager, actor.tenantId, choice.official);
    if (choice.mark !== undefined && choice.mark !== keptOf([...shenwan.keys()]).mark)
      throw new Refusal(MESSAGES.conflict);
    const staying = new Set(wanted.map(({ code }) => code));
    const leaving = [...shenwan].filter(([code]) => !staying.has(code)).map(([, row]) => row);
    await refuseWhenUsed(manager, actor.tenantId, { leaving, all });
    const added = wanted.filter(({ code }) => !shenwan.has(code));
    if (added.length + leaving.length === 0) return;
    const now = shanghaiDateTime(this.clock.now());
    await removeIndustries(manager, actor, { ids: leaving.map(({ id }) => id), now });
    const ids = new Map([...shenwan].map(([code, { id }]) => [code, id]));
    for (const industry of added)
      ids.set(industry.code, await this.insert(manager, actor, { industry, choice, ids, now }));
    const named = (rows: readonly { readonly code: string; readonly name: string }[]): string[] =>
      rows.map(({ code, name }) => `${code} ${name}`);
    const after = { added: named(added), removed: named(leaving) };
    await this.audit.record(manager, industryLine(actor, { of: 'shenwan', action: 'save-shenwan', after }));
  }

  private async insert(
    manager: EntityManager,
    { tenantId, userId }: Actor,
    { industry, choice, ids, now }: Addition,
  ): Promise<number> {
    const name = ownName(industry, choice.official);
    const { code, level, parentCode } = industry;
    const row = {
      variant: 'default',
      parentId: ids.get(parentCode ?? '') ?? null,
      name,
      code,
      level,
      description: ownDescription(industry),
      analystId: null,
      swCode: code,
    } as const;
    const { id } = await unlessTaken(
      EDIT_TAKEN,
      () => insertRow(manager, INDUSTRIES.entity, { tenantId, userId, now }, row),
      takenParams(row, this.config.MAINTENANCE_WINDOW),
    );
    return id;
  }
}

interface Addition {
  readonly industry: OfficialIndustry;
  readonly choice: ShenwanChoice;
  /** The ids of the existing industries, by Shenwan code. */
  readonly ids: ReadonlyMap<string, number>;
  readonly now: string;
}

type Standing = Pick<IndustryRow, 'id' | 'parentId' | 'name' | 'code'>;

/** The default classification, and its industries that are official today, by Shenwan code. */
async function standing(
  database: Querying,
  tenantId: string,
  official: readonly OfficialIndustry[],
): Promise<{ readonly shenwan: ReadonlyMap<string, Standing>; readonly all: readonly Standing[] }> {
  const all = await queries(database)
    .selectFrom('ecology.industry')
    .select(['id', 'parent_id as parentId', 'name', 'code', 'sw_code as swCode'])
    .where('tenant_id', '=', tenantId)
    .where('variant', '=', 'default')
    .where('removed_at', 'is', null)
    .orderBy('code')
    .execute();
  const known = new Set(official.map(({ code }) => code));
  const shenwan = new Map<string, Standing>();
  for (const { swCode, ...row } of all) if (swCode !== null && known.has(swCode)) shenwan.set(swCode, row);
  return { shenwan, all };
}

function keptOf(codes: readonly string[]): KeptShenwan {
  const sorted = [...codes].sort();
  return { codes: sorted, mark: createHash('sha256').update(sorted.join('\n')).digest('hex') };
}

async function refuseWhenUsed(
  manager: EntityManager,
  tenantId: string,
  { leaving, all }: { readonly leaving: readonly Standing[]; readonly all: readonly Standing[] },
): Promise<void> {
  if (leaving.length === 0) return;
  const ids = new Set(leaving.map(({ id }) => id));
  const used = await queries(manager)
    .selectFrom('ecology.membership as m')
    .innerJoin('ecology.company as c', (on) =>
      on.onRef('c.id', '=', 'm.company_id').on('c.deleted_at', 'is', null),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('m.valid_to', 'is', null)
    .where('m.industry_id', 'in', [...ids])
    .select('m.industry_id as id')
    .distinct()
    .execute();
  const holding = new Set(used.map(({ id }) => id));
  if (holding.size > 0) throw new Refusal(INDUSTRY_MESSAGES.shenwanInUse, { names: names(leaving, holding) });
  const above = new Set(
    all.flatMap(({ id, parentId }) => (ids.has(id) || parentId === null ? [] : [parentId])),
  );
  if (leaving.some(({ id }) => above.has(id)))
    throw new Refusal(INDUSTRY_MESSAGES.shenwanHasChildren, { names: names(leaving, above) });
}

/** The maximum number of names in a message. */
const MOST_NAMES = 5;

function names(industries: readonly Standing[], among: ReadonlySet<number>): string {
  const found = industries.filter(({ id }) => among.has(id)).map(({ name }) => name);
  const shown = found.slice(0, MOST_NAMES).join('、');
  return found.length > MOST_NAMES ? `${shown} 等 ${found.length} 个行业` : shown;
}
