import { randomUUID } from 'node:crypto';
import { AUTHORITIES, ROLE_ADMIN } from '@console/contract-core';
import type { Account } from './browser.ts';
import { httpSignIn, type HttpSession } from './http-session.ts';
import { rows } from './suite.ts';

export interface HttpPerson {
  readonly id: number;
  readonly account: Account;
  readonly session: HttpSession;
}

const OWN_PASSWORD = 'Journey#2026x';

/** Users of a journey's own, made as an administrator makes them; `leave` removes them again. */
export class HttpPeople {
  private readonly made: number[] = [];
  private readonly strangers: number[] = [];

  constructor(private readonly admin: HttpSession) {}

  /** A signed-in user who holds exactly these, their temporary password changed for one of their own. */
  async person(authorities: readonly string[]): Promise<HttpPerson> {
    const { id, account, session } = await this.newcomer(authorities);
    const body = {
      oldPassword: account.password,
      newPassword: OWN_PASSWORD,
      newPassword1: OWN_PASSWORD,
    };
    await session.result('/api/blade-user/update-password', { body });
    return { id, account: { ...account, password: OWN_PASSWORD }, session };
  }

  /** A signed-in user who has still to change the password they were given. */
  async newcomer(authorities: readonly string[]): Promise<HttpPerson> {
    const username = `journey-${randomUUID().slice(0, 13)}`;
    const body = { username, realName: '旅程用户', authorities };
    const { id, temporaryPassword: password } = await this.admin.result<{
      id: number;
      temporaryPassword: string;
    }>('/api/sysUser/insert', { body });
    this.made.push(id);
    const account = { username, password };
    return { id, account, session: await httpSignIn(account) };
  }

  /** Another tenant's administrator, who holds everything there is. No call makes one: the database does. */
  async otherTenantsAdmin(): Promise<HttpPerson> {
    const username = `journey-${randomUUID().slice(0, 13)}`;
    await rows(
      `INSERT INTO {access}.user (tenant_id, username, password_hash, real_name, name, status, created_at, updated_at)
       SELECT tenant_id, ?, password_hash, '旅程管理员', '旅程管理员', 1, created_at, updated_at
         FROM {access}.user WHERE tenant_id = '100001' AND username = 'other'`,
      [username],
    );
    const [made] = await rows<{ id: number }>('SELECT id FROM {access}.user WHERE username = ?', [username]);
    if (made === undefined) throw new Error('the demo has no user `other` of tenant 100001');
    this.strangers.push(made.id);
    for (const authority of [...Object.keys(AUTHORITIES), ROLE_ADMIN])
      await rows('INSERT INTO {access}.user_authority (user_id, authority) VALUES (?, ?)', [
        made.id,
        authority,
      ]);
    const account = { username, password: 'Other#2026', tenantId: '100001' };
    return { id: made.id, account, session: await httpSignIn(account) };
  }

  async leave(): Promise<void> {
    if (this.made.length > 0)
      await this.admin.send('/api/sysUser/deleteByIds', { body: { ids: this.made.splice(0) } });
    for (const id of this.strangers.splice(0))
      await rows('UPDATE {access}.user SET removed_at = created_at, removed_key = id WHERE id = ?', [id]);
  }
}
