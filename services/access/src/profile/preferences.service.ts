import { transact } from '@console/node-kit/database';
import { changedFields } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import type { Preferences, profileEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import { sql } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../users/acting.ts';
import { presentUser, updatePresentUser } from '../users/present-users.ts';
import { readPreferences } from '../users/user-repository.ts';
import { OwnAudit } from './own-audit.ts';

/** The preferences of users. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly audit: OwnAudit,
    private readonly database: DataSource,
  ) {}

  /** Saves the given choices beside the others, and answers all of them. */
  set(actor: Actor, chosen: InputOf<typeof profileEntries.setPreferences>): Promise<Preferences> {
    return transact(this.database, async (manager) => {
      const before = await lockPreferences(manager, actor);
      await merge(manager, actor, chosen);
      const after = await lockPreferences(manager, actor);
      const changed = changedFields(before, after);
      if (changed !== null) await this.audit.record(actor, 'set-preferences', { ...changed, manager });
      return after;
    });
  }
}

/** The preferences as they are, locked until the transaction ends. */
async function lockPreferences(manager: EntityManager, actor: Actor): Promise<Preferences> {
  const row = await presentUser(manager, actor).select('preferences').forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal(MESSAGES.noSession);
  return readPreferences(row.preferences);
}

/**
 * Merges what is given into what is stored, whose other keys stay. Uses SQL because a choice made beside an edit of the
 * profile must not change the record's version, and keys that this release does not know must stay.
 */
async function merge(manager: EntityManager, actor: Actor, chosen: object): Promise<void> {
  const given = JSON.stringify(chosen);
  await updatePresentUser(manager, actor)
    .set(({ ref }) => ({
      preferences: sql<string>`JSON_MERGE_PATCH(COALESCE(${ref('preferences')}, '{}'), ${given})`,
    }))
    .execute();
}
