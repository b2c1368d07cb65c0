import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES, Refusal, ROLE_ADMIN } from '@console/contract-core';
import { tableName, type Audit, type Notices } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { actedLine } from './acted-line.ts';
import type { Actor } from './acting.ts';
import { requireOver } from './grants.ts';
import { ACTIVE } from './user-repository.ts';

/** A user as administrators change one, with its row locked. */
export interface ManagedUser {
  readonly id: number;
  readonly username: string;
  readonly realName: string;
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly status: 0 | 1;
  readonly version: number;
  readonly mustChangePassword: 0 | 1;
  readonly authorities: readonly string[];
}

export interface UserChangeParts {
  readonly actor: Actor;
  readonly audit: Audit;
  readonly notices: Notices;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

interface Fields {
  readonly before?: object;
  readonly after?: object;
}

/**
 * One change of a tenant's users, inside a transaction that holds the tenant's lock: two administrators who
 * change each other at once come one after the other, and the rules see what the first one did.
 */
export class UserChange {
  constructor(
    readonly manager: EntityManager,
    private readonly parts: UserChangeParts,
  ) {}

  get now(): string {
    return this.parts.now;
  }

  /** Who acts and from where, as notices name them. */
  get by(): string {
    const { realName, username, address } = this.parts.actor;
    return `${realName}（${username}），地址 ${address}`;
  }

  /**
   * Locks a user of the actor's tenant. Refuses an unknown one (404), one who holds what the actor does not
   * (403), and, where `leaving` cease to be active administrators, to take the last.
   */
  async target(id: number, leaving: readonly number[] = []): Promise<ManagedUser> {
    const user = await this.find(id);
    if (user.authorities.includes(ROLE_ADMIN)) {
      requireOver(this.parts.actor.authorities, user.authorities);
      if (leaving.length > 0) await this.requireAdminBeside(leaving);
    }
    // The session may lag behind: whoever has just lost an authority acts on nobody who holds it.
    requireOver(await this.ownAuthorities(), user.authorities);
    return user;
  }

  /** Whether it was a user of the actor's tenant, and is removed. */
  async isRemoved(id: number): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      `SELECT id FROM ${USER()} WHERE tenant_id = ? AND id = ? AND removed_at IS NOT NULL`,
      [this.parts.actor.tenantId, id],
    );
    return rows.length > 0;
  }

  /** What the actor holds as it stands now, whatever their session remembers. */
  ownAuthorities(): Promise<readonly string[]> {
    return this.authoritiesOf(this.parts.actor.userId);
  }

  /** Sets columns of the user's row. */
  async write(id: number, columns: Readonly<Record<string, string | number | null>>): Promise<void> {
    const names = Object.keys(columns);
    await this.manager.query(
      `UPDATE ${USER()} SET ${names.map((name) => `${name} = ?, `).join('')}updated_at = ?
       WHERE tenant_id = ? AND id = ?`,
      [...Object.values(columns), this.now, this.parts.actor.tenantId, id],
    );
  }

  async replaceAuthorities(id: number, authorities: readonly string[]): Promise<void> {
    const table = tableName('access', 'user_authority');
    await this.manager.query(`DELETE FROM ${table} WHERE user_id = ?`, [id]);
    if (authorities.length === 0) return;
    await this.manager.query(
      `INSERT INTO ${table} (user_id, authority) VALUES ${authorities.map(() => '(?, ?)').join(', ')}`,
      authorities.flatMap((authority) => [id, authority]),
    );
  }

  /** What was done to a user. */
  record(verb: string, id: number, fields: Fields): Promise<void> {
    return this.recordOf(`user:${id}`, verb, fields);
  }

  /** What was done to anything else. */
  recordOf(subject: string, verb: string, fields: Fields): Promise<void> {
    const { actor, audit } = this.parts;
    return audit.record(this.manager, actedLine(actor, verb, { subject, ...fields }));
  }

  /** Tells the user what was done to their account. */
  tell(id: number, { title, text, link }: { title: string; text: string; link?: string }): Promise<void> {
    const { tenantId } = this.parts.actor;
    return this.parts.notices.tell(this.manager, {
      ...{ tenantId, userId: id, kind: 'security', title, text },
      ...(link === undefined ? {} : { link }),
    });
  }

  private async find(id: number): Promise<ManagedUser> {
    const [row] = await this.manager.query<Omit<ManagedUser, 'authorities'>[]>(
      `SELECT id, username, real_name AS realName, name, phone, email, department, status, version,
              must_change_password AS mustChangePassword
       FROM ${USER()} WHERE tenant_id = ? AND id = ? AND removed_at IS NULL FOR UPDATE`,
      [this.parts.actor.tenantId, id],
    );
    if (!row) throw new Refusal(MESSAGES.notFound);
    return { ...row, authorities: await this.authoritiesOf(id) };
  }

  /** None for who is removed, or of another tenant. */
  private async authoritiesOf(id: number): Promise<readonly string[]> {
    const rows = await this.manager.query<{ authority: string }[]>(
      `SELECT a.authority FROM ${tableName('access', 'user_authority')} a
       JOIN ${USER()} u ON u.id = a.user_id
       WHERE u.tenant_id = ? AND u.id = ? AND u.removed_at IS NULL ORDER BY a.authority`,
      [this.parts.actor.tenantId, id],
    );
    return rows.map(({ authority }) => authority);
  }

  private async requireAdminBeside(leaving: readonly number[]): Promise<void> {
    const rows = await this.manager.query<unknown[]>(
      `SELECT u.id FROM ${USER()} u
       JOIN ${tableName('access', 'user_authority')} a ON a.user_id = u.id AND a.authority = ?
       WHERE u.tenant_id = ? AND u.status = ? AND u.removed_at IS NULL AND u.id NOT IN (?) LIMIT 1`,
      [ROLE_ADMIN, this.parts.actor.tenantId, ACTIVE, leaving],
    );
    if (rows.length === 0) throw new Refusal(ACCESS_MESSAGES.lastAdmin);
  }
}

const USER = (): string => tableName('access', 'user');
