import { Injectable } from '@nestjs/common';
import type { NewUserInput, UserDetail, UserInput } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { Actor } from './acting.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { knownAuthorities, requireWithin } from './grants.ts';
import { normalUsername } from './normal-username.ts';
import { phoneChanged } from './phone-changed.ts';
import { temporaryPassword } from './temporary-password.ts';
import { unlessTaken } from './unless-taken.ts';
import type { ManagedUser, UserChange } from './user-change.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';
import { ACTIVE } from './user-repository.ts';

export interface AddedUser {
  readonly id: number;
  /** Shown once: only its hash is kept. */
  readonly temporaryPassword: string;
}

/** Users come into being, and what is written of them changes. */
@Injectable()
export class UserAccounts {
  constructor(
    private readonly changes: UserChanges,
    private readonly details: UserDetails,
    private readonly sessions: FollowedSessions,
  ) {}

  /** Refuses a name or mobile number that is taken, unknown authorities, and those the actor lacks. */
  async add(actor: Actor, { authorities: asked, ...input }: NewUserInput): Promise<AddedUser> {
    const authorities = knownAuthorities(asked);
    const { name = input.realName, ...person } = input;
    const user = { ...person, name, username: storedName(input.username) };
    const password = temporaryPassword(user.username);
    const passwordHash = await hashPassword(password);
    const id = await this.changes.run(actor, async (change) => {
      requireWithin(await change.ownAuthorities(), { added: authorities, removed: [] });
      const added = await unlessTaken(() => insert(change, actor.tenantId, { ...user, passwordHash }));
      await change.replaceAuthorities(added, authorities);
      await change.record('add-user', added, { after: { ...user, authorities } });
      return added;
    });
    return { id, temporaryPassword: password };
  }

  /** Refuses a stale edit (409) and a mobile number that is taken. Open sessions show the new name at once. */
  async update(actor: Actor, { id, version, ...given }: UserInput): Promise<UserDetail> {
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id);
      if (user.version !== version) throw new Refusal(MESSAGES.conflict);
      const changed = changedFields(user, given);
      if (changed.length === 0) return;
      const columns = changed.map((field) => [COLUMNS[field], given[field] ?? null]);
      await unlessTaken(() => change.write(id, { ...Object.fromEntries(columns), version: version + 1 }));
      await change.record('update-user', id, {
        before: Object.fromEntries(changed.map((field) => [field, user[field]])),
        after: Object.fromEntries(changed.map((field) => [field, given[field]])),
      });
      if (changed.includes('phone')) await change.tell(id, phoneChanged(`${change.now}，${change.by}`));
    });
    await this.sessions.follow(actor.tenantId, id);
    return this.details.find(actor.tenantId, id);
  }
}

/** One spelling may be longer than what was typed, or hold spaces: `ﷺ` is a whole sentence. */
function storedName(typed: string): string {
  const username = normalUsername(typed);
  if (username.length <= MOST_USERNAME && !/\s/.test(username)) return username;
  throw new Refusal(MESSAGES.badInput, { problems: '用户名过长或含有空格' });
}

const MOST_USERNAME = 64;

const COLUMNS = {
  realName: 'real_name',
  name: 'name',
  phone: 'phone',
  email: 'email',
  department: 'department',
} as const;
type Field = keyof typeof COLUMNS;

/** A field that is not given stays as it is. */
const changedFields = (user: ManagedUser, given: Pick<UserInput, Field>): readonly Field[] =>
  (Object.keys(COLUMNS) as Field[]).filter(
    (field) => given[field] !== undefined && given[field] !== user[field],
  );

type Draft = Omit<NewUserInput, 'authorities' | 'name'> & {
  readonly name: string;
  readonly passwordHash: string;
};

async function insert(change: UserChange, tenantId: string, user: Draft): Promise<number> {
  const { insertId } = await change.manager.query<{ insertId: number }>(
    `INSERT INTO ${tableName('access', 'user')}
       (tenant_id, username, password_hash, must_change_password, real_name, name, phone, email, department,
        status, created_at, updated_at)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[tenantId, user.username, user.passwordHash, user.realName, user.name],
      ...[user.phone, user.email, user.department, ACTIVE, change.now, change.now],
    ],
  );
  return Number(insertId);
}
