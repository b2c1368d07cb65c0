import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Notices } from '@console/node-kit/notices';
import type { Querying } from '@console/node-kit/queries';
import { Audit } from '@console/node-kit/records';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';
import { ofUser } from '../users/of-user.ts';
import type { TenantUser } from '../users/present-users.ts';
import type { ExternalUser } from './provider.ts';

export interface BoundIdentity {
  readonly source: string;
  readonly name: string;
  readonly boundAt: string;
}

interface Happened {
  readonly title: '已绑定第三方账号' | '已解除第三方账号绑定';
  /** The provider's title. */
  readonly provider: string;
  /** The user's name at the provider. */
  readonly name: string;
}

/**
 * Which account of a third party is bound to which user: a user has at most one of each source, and an account at most
 * one user.
 */
@Injectable()
export class Identities {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The id of the user it is bound to. Null when it is bound to no one, or only to a removed user. */
  async holder(tenantId: string, external: ExternalUser): Promise<number | null> {
    const bound = await binding(this.database, tenantId, external);
    return bound?.removed_at === null ? bound.user_id : null;
  }

  of(user: TenantUser): Promise<readonly BoundIdentity[]> {
    return queries(this.database)
      .selectFrom('access.user_identity')
      .select(['source', 'external_name as name', 'bound_at as boundAt'])
      .where(ofUser(user))
      .execute();
  }

  /** Binds an account. Refuses when the user has one of the source already, or another user has this one. */
  async bind(actor: Actor, external: ExternalUser): Promise<void> {
    await this.refuseWhenTaken(actor, external);
    try {
      await transact(this.database, (manager) => this.insert(manager, actor, external));
    } catch (error) {
      // Someone was faster: the same check has another result now.
      if ((error as { code?: unknown }).code === 'ER_DUP_ENTRY') await this.refuseWhenTaken(actor, external);
      throw error;
    }
  }

  /** Unbinds the account; `title` names the source in the notice. False when the user had none of the source. */
  async unbind(actor: Actor, { source, title }: Pick<ExternalUser, 'source' | 'title'>): Promise<boolean> {
    const name = (await this.of(actor)).find((bound) => bound.source === source)?.name;
    if (name === undefined) return false;
    return transact(this.database, async (manager) => {
      const { numDeletedRows } = await queries(manager)
        .deleteFrom('access.user_identity')
        .where(ofUser(actor))
        .where('source', '=', source)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const subject = `user:${actor.userId}`;
      const before = { source, name };
      await this.audit.record(manager, actedLine(actor, 'unbind-identity', { subject, before }));
      await this.notify(manager, actor, { title: '已解除第三方账号绑定', provider: title, name });
      return true;
    });
  }

  private async refuseWhenTaken(actor: Actor, external: ExternalUser): Promise<void> {
    const provider = external.title;
    if ((await this.of(actor)).some(({ source }) => source === external.source))
      throw new Refusal(ACCESS_MESSAGES.alreadyBound, { provider });
    if ((await this.holder(actor.tenantId, external)) !== null)
      throw new Refusal(ACCESS_MESSAGES.boundElsewhere, { provider });
  }

  private async insert(manager: EntityManager, actor: Actor, external: ExternalUser): Promise<void> {
    const { tenantId, userId } = actor;
    const { source, title, subject, name } = external;
    await freeOfRemoved(manager, tenantId, external);
    await queries(manager)
      .insertInto('access.user_identity')
      .values({
        tenant_id: tenantId,
        user_id: userId,
        source,
        external_id: subject,
        external_name: name,
        bound_at: shanghaiDateTime(this.clock.now()),
      })
      .execute();
    const change = { subject: `user:${userId}`, after: { source, name } };
    await this.audit.record(manager, actedLine(actor, 'bind-identity', change));
    await this.notify(manager, actor, { title: '已绑定第三方账号', provider: title, name });
  }

  /** Notifies the user that a way of signing in beside the password changed, whichever user changed it. */
  private notify(
    manager: EntityManager,
    { tenantId, userId, address }: Actor,
    { title, provider, name }: Happened,
  ): Promise<void> {
    const now = shanghaiDateTime(this.clock.now());
    return this.notices.notify(manager, {
      tenantId,
      userId,
      kind: 'security',
      title,
      text: `${provider}（${name}），${now}，地址 ${address}。如非本人操作，请修改密码并检查绑定的账号`,
      link: '/profile?tab=identities',
    });
  }
}

/** The user to whom an account of a third party is bound, a removed user included. */
const binding = (database: Querying, tenantId: string, { source, subject }: ExternalUser) =>
  queries(database)
    .selectFrom('access.user_identity as i')
    .innerJoin('access.user as u', 'u.id', 'i.user_id')
    .select(['i.id', 'i.user_id', 'u.removed_at'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.source', '=', source)
    .where('i.external_id', '=', subject)
    .executeTakeFirst();

/**
 * Frees an account that is bound to a removed user, whose row is kept. Selects before it deletes: a delete that finds
 * nothing would lock the index gap in which someone else binds at the same moment.
 */
async function freeOfRemoved(
  manager: EntityManager,
  tenantId: string,
  external: ExternalUser,
): Promise<void> {
  const left = await binding(manager, tenantId, external);
  if (left === undefined || left.removed_at === null) return;
  await queries(manager)
    .deleteFrom('access.user_identity')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', left.id)
    .execute();
}
