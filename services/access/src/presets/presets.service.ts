import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, BUILT_IN_PRESETS, type RolePreset } from '@console/contract-access';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { Audit, CLOCK, tableName } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../users/acting.ts';
import { grantChange, knownAuthorities, requireWithin } from '../users/grants.ts';

export interface PresetInput {
  readonly id?: number | undefined;
  readonly name: string;
  readonly authorities: readonly string[];
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly authorities: string | readonly string[];
}

interface StoredPreset {
  readonly id: number;
  readonly name: string;
  readonly authorities: string[];
}

/** Named sets of authorities to grant from: those of the console, and the tenant's own. */
@Injectable()
export class PresetsService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The console's first, then the tenant's by name. */
  async list(tenantId: string): Promise<RolePreset[]> {
    const rows = await this.database.query<Row[]>(
      `SELECT id, name, authorities FROM ${TABLE()} WHERE tenant_id = ? ORDER BY name, id`,
      [tenantId],
    );
    const builtIn = BUILT_IN_PRESETS.map(({ name, authorities }) => ({
      ...{ id: null, name, authorities: [...authorities] },
    }));
    return [...builtIn, ...rows.map(read)];
  }

  /** Refuses a taken name, unknown authorities, and to put in or take out what the actor does not hold. */
  async save(actor: Actor, { id, name, authorities: asked }: PresetInput): Promise<RolePreset> {
    const authorities = [...knownAuthorities(asked)];
    if (BUILT_IN_PRESETS.some((preset) => preset.name === name))
      throw new Refusal(ACCESS_MESSAGES.presetNameTaken);
    return this.database.transaction(async (manager) => {
      const before = id === undefined ? null : await this.locked(manager, actor.tenantId, id);
      requireWithin(actor.authorities, grantChange(before?.authorities ?? [], authorities));
      const saved = await unlessNameTaken(() =>
        before === null
          ? this.insert(manager, actor, { name, authorities })
          : this.replace(manager, actor, { id: before.id, name, authorities }),
      );
      await this.record(manager, actor, {
        ...{ verb: 'save-preset', id: saved.id },
        ...(before === null ? {} : { before: fieldsOf(before) }),
        after: { name, authorities },
      });
      return saved;
    });
  }

  /** Users to whom it was applied keep what they were given. Refuses (404) an id that is not the tenant's. */
  async remove(actor: Actor, id: number): Promise<boolean> {
    await this.database.transaction(async (manager) => {
      const before = await this.locked(manager, actor.tenantId, id);
      await manager.query(`DELETE FROM ${TABLE()} WHERE tenant_id = ? AND id = ?`, [actor.tenantId, id]);
      await this.record(manager, actor, { verb: 'delete-preset', id, before: fieldsOf(before) });
    });
    return true;
  }

  private async locked(manager: EntityManager, tenantId: string, id: number): Promise<StoredPreset> {
    const [row] = await manager.query<Row[]>(
      `SELECT id, name, authorities FROM ${TABLE()} WHERE tenant_id = ? AND id = ? FOR UPDATE`,
      [tenantId, id],
    );
    if (!row) throw new Refusal(MESSAGES.notFound);
    return read(row);
  }

  private async insert(
    manager: EntityManager,
    { tenantId }: Actor,
    preset: Omit<StoredPreset, 'id'>,
  ): Promise<StoredPreset> {
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO ${TABLE()} (tenant_id, name, authorities, updated_at) VALUES (?, ?, ?, ?)`,
      [tenantId, preset.name, JSON.stringify(preset.authorities), this.now()],
    );
    return { id: Number(insertId), ...preset };
  }

  private async replace(
    manager: EntityManager,
    { tenantId }: Actor,
    preset: StoredPreset,
  ): Promise<StoredPreset> {
    await manager.query(
      `UPDATE ${TABLE()} SET name = ?, authorities = ?, updated_at = ? WHERE tenant_id = ? AND id = ?`,
      [preset.name, JSON.stringify(preset.authorities), this.now(), tenantId, preset.id],
    );
    return preset;
  }

  private record(
    manager: EntityManager,
    actor: Actor,
    { verb, id, ...fields }: { verb: string; id: number; before?: object; after?: object },
  ): Promise<void> {
    return this.audit.record(manager, {
      session: actor,
      service: 'access',
      action: `access.${verb}`,
      subject: `preset:${id}`,
      ...fields,
      address: actor.address,
    });
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

const TABLE = (): string => tableName('access', 'role_preset');

const fieldsOf = ({ name, authorities }: StoredPreset): object => ({ name, authorities });

function read({ id, name, authorities }: Row): StoredPreset {
  const list = typeof authorities === 'string' ? (JSON.parse(authorities) as readonly string[]) : authorities;
  return { id, name, authorities: [...list] };
}

async function unlessNameTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ER_DUP_ENTRY') throw error;
    throw new Refusal(ACCESS_MESSAGES.presetNameTaken);
  }
}
