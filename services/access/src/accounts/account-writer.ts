import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { Audit, insertRow } from '@console/node-kit/records';
import type { DataSource, EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import { lockTenant } from '../tenants/lock-tenant.ts';
import { normalUsername } from '../users/normal-username.ts';
import { presentUsers } from '../users/present-users.ts';
import { addAuthorities } from '../users/user-authorities.ts';
import { USERS } from '../users/user-records.ts';
import { ACTIVE } from '../users/user-repository.ts';
import type { TenantDomain } from './tenant-domain.ts';

export interface TenantDraft {
  readonly id: string;
  readonly name: string;
}

export interface AccountDraft {
  readonly tenantId: string;
  readonly username: string;
  readonly password: string;
  readonly realName: string;
  readonly phone?: string;
  readonly department?: string;
  readonly authorities: readonly string[];
}

/** Writes tenants and users. What exists already is left as it is. */
export class AccountWriter {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async addTenant({ id, name }: TenantDraft): Promise<void> {
    await transact(this.database, async (manager) => {
      const tenants = queries(manager).selectFrom('access.tenant').where('id', '=', id);
      if ((await tenants.select('id').executeTakeFirst()) !== undefined) return;
      await queries(manager)
        .insertInto('access.tenant')
        .values({ id, name, status: ACTIVE, created_at: this.now() })
        .onDuplicateKeyUpdate(({ ref }) => ({ id: ref('id') }))
        .execute();
      await this.record(manager, {
        tenantId: id,
        verb: 'add-tenant',
        subject: `tenant:${id}`,
        after: { name },
      });
    });
  }

  /** Adds a user and returns their id; null when the tenant has a user of that name, who is left unchanged. */
  async addUser(draft: AccountDraft): Promise<number | null> {
    const username = normalUsername(draft.username);
    if (await this.has(draft.tenantId, username)) return null;
    const passwordHash = await hashPassword(draft.password);
    return transact(this.database, async (manager) => {
      const { realName, phone, department, authorities, tenantId } = draft;
      const writing = { tenantId, userId: null, now: this.now() };
      const { id: userId } = await insertRow(manager, USERS.entity, writing, {
        username,
        passwordHash,
        mustChangePassword: 0,
        realName,
        name: realName,
        avatar: null,
        phone: phone ?? null,
        email: null,
        department: department ?? null,
        status: ACTIVE,
      });
      await addAuthorities(manager, userId, authorities);
      const after = { username, realName, phone, department, authorities };
      await this.record(manager, { tenantId, verb: 'add-user', subject: `user:${userId}`, after });
      return userId;
    });
  }

  /**
   * Makes a tenant be found by a domain. False when the domain was the tenant's already; throws when there is no such
   * tenant or another tenant has the domain.
   */
  async addDomain({ tenantId, domain }: TenantDomain): Promise<boolean> {
    return transact(this.database, async (manager) => {
      if (!(await lockTenant(manager, tenantId))) throw new Error(`没有租户 ${tenantId}`);
      const held = await queries(manager)
        .selectFrom('access.tenant_domain')
        .select('tenant_id as tenantId')
        .where('domain', '=', domain)
        .executeTakeFirst();
      if (held?.tenantId === tenantId) return false;
      if (held) throw new Error(`域名 ${domain} 已属于租户 ${held.tenantId}`);
      await queries(manager)
        .insertInto('access.tenant_domain')
        .values({ domain, tenant_id: tenantId })
        .execute();
      const subject = `tenant:${tenantId}`;
      await this.record(manager, { tenantId, verb: 'tenant-domain', subject, after: { domain } });
      return true;
    });
  }

  /** Writes an audit line without a user: no one is signed in where commands are run. */
  private record(
    manager: EntityManager,
    { verb, ...line }: { tenantId: string; verb: string; subject: string; after: object },
  ): Promise<void> {
    return new Audit(this.clock).record(manager, {
      session: null,
      service: 'access',
      action: `access.${verb}`,
      ...line,
    });
  }

  /** Whether the tenant has a user of that name; the name of a removed user is free again. */
  private async has(tenantId: string, username: string): Promise<boolean> {
    const query = presentUsers(this.database, tenantId).select('id').where('username', '=', username);
    return (await query.executeTakeFirst()) !== undefined;
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
