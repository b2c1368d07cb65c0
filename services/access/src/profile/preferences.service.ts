import { transact } from '@console/node-kit/database';
import { changedFields } from '@console/node-kit/records';
import { Injectable } from '@nestjs/common';
import type { Preferences, profileEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../users/acting.ts';
import { OwnAudit } from './own-audit.ts';
import { ProfileWriter } from './profile-writer.ts';

/** What users chose for themselves. */
@Injectable()
export class PreferencesService {
  constructor(
    private readonly writer: ProfileWriter,
    private readonly audit: OwnAudit,
    private readonly database: DataSource,
  ) {}

  /** Saves the given choices beside the others, and answers all of them. */
  set(actor: Actor, chosen: InputOf<typeof profileEntries.setPreferences>): Promise<Preferences> {
    return transact(this.database, async (manager) => {
      const before = await this.held(manager, actor);
      await this.writer.mergePreferences(manager, actor, chosen);
      const after = await this.held(manager, actor);
      const changed = changedFields(before, after);
      if (changed !== null) await this.audit.record(actor, 'set-preferences', { ...changed, manager });
      return after;
    });
  }

  private async held(manager: EntityManager, actor: Actor): Promise<Preferences> {
    const held = await this.writer.holdPreferences(manager, actor);
    if (held === null) throw new Refusal(MESSAGES.noSession);
    return held;
  }
}
