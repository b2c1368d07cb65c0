import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, BUILT_IN_PRESETS, type RolePreset } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { fromJson, type Querying } from '@console/node-kit';
import type { Selectable } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import type { Actor } from '../users/acting.ts';
import { grantChange, knownAuthorities, requireWithin } from '../users/grants.ts';
import type { UserChange } from '../users/user-change.ts';
import { UserChanges } from '../users/user-changes.ts';

export interface PresetInput {
  readonly id?: number | undefined;
  /** That was read, where an id stands. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly authorities: readonly string[];
}

interface StoredPreset {
  readonly id: number;
  readonly name: string;
  readonly authorities: string[];
  readonly version: number;
}

/** Named sets of authorities to grant from: those of the console, and the tenant's own. */
@Injectable()
export class PresetsService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: UserChanges,
  ) {}

  /** The console's first, then the tenant's by name. */
  async list(tenantId: string): Promise<RolePreset[]> {
    const rows = await presetsOf(this.database, tenantId).orderBy('name').orderBy('id').execute();
    const builtIn = BUILT_IN_PRESETS.map(({ name, authorities }) => ({
      id: null,
      version: null,
      name,
      authorities: [...authorities],
    }));
    return [...builtIn, ...rows.map(read)];
  }

  /**
   * Refuses a taken name, unknown authorities, a stale edit (409), and to put in or take out what the actor
   * does not hold.
   */
  async save(actor: Actor, { id, version, name, authorities: asked }: PresetInput): Promise<RolePreset> {
    const authorities = [...knownAuthorities(asked)];
    if (BUILT_IN_PRESETS.some((preset) => preset.name === name))
      throw new Refusal(ACCESS_MESSAGES.presetNameTaken);
    return this.changes.run(actor, async (change) => {
      const before = id === undefined ? null : await locked(change, actor.tenantId, id);
      if (before !== null && before.version !== version) throw new Refusal(MESSAGES.conflict);
      requireWithin(await change.ownAuthorities(), grantChange(before?.authorities ?? [], authorities));
      const saved = await unlessNameTaken(() =>
        before === null
          ? insert(change, actor.tenantId, { name, authorities })
          : replace(change, actor.tenantId, { ...before, name, authorities, version: before.version + 1 }),
      );
      await change.recordOf(`preset:${saved.id}`, 'save-preset', {
        ...(before === null ? {} : { before: fieldsOf(before) }),
        after: { name, authorities },
      });
      return saved;
    });
  }

  /**
   * Users to whom it was applied keep what they were given. Refuses (404) an id that is not the tenant's, and
   * (403) to take out what the actor does not hold.
   */
  async remove(actor: Actor, id: number): Promise<boolean> {
    await this.changes.run(actor, async (change) => {
      const before = await locked(change, actor.tenantId, id);
      requireWithin(await change.ownAuthorities(), grantChange(before.authorities, []));
      await queries(change.manager)
        .deleteFrom('access.role_preset')
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', id)
        .execute();
      await change.recordOf(`preset:${id}`, 'delete-preset', { before: fieldsOf(before) });
    });
    return true;
  }
}

type Row = Pick<Selectable<Tables['access.role_preset']>, 'id' | 'name' | 'authorities' | 'version'>;

const presetsOf = (database: Querying, tenantId: string) =>
  queries(database)
    .selectFrom('access.role_preset')
    .select(['id', 'name', 'authorities', 'version'])
    .where('tenant_id', '=', tenantId);

async function locked({ manager }: UserChange, tenantId: string, id: number): Promise<StoredPreset> {
  const row = await presetsOf(manager, tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal(MESSAGES.notFound);
  return read(row);
}

async function insert(
  { manager, now }: UserChange,
  tenantId: string,
  preset: Pick<StoredPreset, 'name' | 'authorities'>,
): Promise<StoredPreset> {
  const { insertId } = await queries(manager)
    .insertInto('access.role_preset')
    .values({ ...columnsOf(preset), tenant_id: tenantId, updated_at: now })
    .executeTakeFirst();
  return { id: Number(insertId), version: 1, ...preset };
}

async function replace(
  { manager, now }: UserChange,
  tenantId: string,
  preset: StoredPreset,
): Promise<StoredPreset> {
  await queries(manager)
    .updateTable('access.role_preset')
    .set({ ...columnsOf(preset), version: preset.version, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', preset.id)
    .execute();
  return preset;
}

const fieldsOf = ({ name, authorities }: StoredPreset): object => ({ name, authorities });

const columnsOf = ({ name, authorities }: Pick<StoredPreset, 'name' | 'authorities'>) => ({
  name,
  authorities: JSON.stringify(authorities),
});

const read = ({ authorities, ...row }: Row): StoredPreset => ({
  ...row,
  authorities: [...fromJson(authorities)],
});

async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(ACCESS_MESSAGES.presetNameTaken);
  }
}
