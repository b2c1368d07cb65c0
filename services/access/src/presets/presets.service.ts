import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, BUILT_IN_PRESETS, type RolePreset } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { fromJson } from '@console/node-kit/queries';
import { unlessTaken } from '@console/node-kit/records';
import type { Selectable } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import type { Actor } from '../users/acting.ts';
import { grantChange, knownAuthorities, requireWithin } from '../users/grants.ts';
import { UserChanges } from '../users/user-changes.ts';
import { PRESETS } from './preset-records.ts';

export interface PresetInput {
  readonly id?: number | undefined;
  /** The version that was read; needs an id. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly authorities: readonly string[];
}

const TAKEN = { role_preset_name: ACCESS_MESSAGES.presetNameTaken };

/** Named sets of authorities to grant from: those of the console, and the tenant's own. */
@Injectable()
export class PresetsService {
  constructor(
    private readonly database: DataSource,
    private readonly changes: UserChanges,
  ) {}

  /** The console's first, then the tenant's by name. */
  async list(tenantId: string): Promise<RolePreset[]> {
    const rows = await queries(this.database)
      .selectFrom('access.role_preset')
      .select(['id', 'name', 'authorities', 'version'])
      .where('tenant_id', '=', tenantId)
      .orderBy('name')
      .orderBy('id')
      .execute();
    const builtIn = BUILT_IN_PRESETS.map(({ name, authorities }) => ({
      id: null,
      version: null,
      name,
      authorities: [...authorities],
    }));
    return [...builtIn, ...rows.map(presetOf)];
  }

  /**
   * Saves a preset. Refuses a taken name, unknown authorities, a stale edit (409), and adding or removing an authority
   * that the actor does not have.
   */
  async save(actor: Actor, { id, version, name, authorities: asked }: PresetInput): Promise<RolePreset> {
    const authorities = [...knownAuthorities(asked)];
    if (BUILT_IN_PRESETS.some((preset) => preset.name === name))
      throw new Refusal(ACCESS_MESSAGES.presetNameTaken);
    return this.changes.run(actor, async (change) => {
      const fields = { name, authorities };
      const before = id === undefined ? null : await change.records.lock(PRESETS, id);
      if (before !== null && before.version !== version) throw new Refusal(MESSAGES.conflict);
      requireWithin(await change.ownAuthorities(), grantChange(before?.authorities ?? [], authorities));
      const saved = await unlessTaken(TAKEN, () =>
        before === null ? change.records.add(PRESETS, fields) : change.records.write(PRESETS, before, fields),
      );
      // The log gets both sides whole, and a save without a change counts as a version too.
      if (before !== null) {
        const line = {
          action: PRESETS.actions.replace,
          id: before.id,
          before: PRESETS.said(before),
          after: fields,
        };
        await change.records.record(PRESETS, line);
      }
      return presetOf(saved);
    });
  }

  /**
   * Deletes a preset; users to whom it was applied keep their authorities. Refuses an id that is not the tenant's
   * (404), and a preset with an authority that the actor does not have (403).
   */
  async remove(actor: Actor, id: number): Promise<boolean> {
    await this.changes.run(actor, async (change) => {
      const preset = await change.records.lock(PRESETS, id);
      requireWithin(await change.ownAuthorities(), grantChange(preset.authorities, []));
      await change.records.remove(PRESETS, preset);
    });
    return true;
  }
}

type Shown = Pick<Selectable<Tables['access.role_preset']>, 'id' | 'name' | 'authorities' | 'version'>;

const presetOf = ({ id, name, authorities, version }: Shown): RolePreset => ({
  id,
  name,
  authorities: [...fromJson(authorities)],
  version,
});
