import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { Audit, CLOCK, Notices, tableName, transact } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';
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
  /** As the provider calls the user. */
  readonly name: string;
}

const IDENTITY = (): string => tableName('access', 'user_identity');
const USER = (): string => tableName('access', 'user');

/** Which account of a third party belongs to which user: at most one of each source, and to one user. */
@Injectable()
export class Identities {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The id of the user it is bound to. Null when nobody, or only a removed user, has it. */
  async holder(tenantId: string, { source, subject }: ExternalUser): Promise<number | null> {
    const [row] = await this.database.query<{ userId: number }[]>(
      `SELECT i.user_id AS userId FROM ${IDENTITY()} i JOIN ${USER()} u ON u.id = i.user_id
       WHERE i.tenant_id = ? AND i.source = ? AND i.external_id = ? AND u.removed_at IS NULL`,
      [tenantId, source, subject],
    );
    return row?.userId ?? null;
  }

  of({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): Promise<readonly BoundIdentity[]> {
    return this.database.query<BoundIdentity[]>(
      `SELECT source, external_name AS name, bound_at AS boundAt FROM ${IDENTITY()}
       WHERE tenant_id = ? AND user_id = ?`,
      [tenantId, userId],
    );
  }

  /** Refuses when the user has one of the source already, or another user has this one. */
  async bind(actor: Actor, external: ExternalUser): Promise<void> {
    await this.refuseWhenTaken(actor, external);
    try {
      await transact(this.database, (manager) => this.insert(manager, actor, external));
    } catch (error) {
      // Somebody was faster: the same question has another answer now.
      if ((error as { code?: unknown }).code === 'ER_DUP_ENTRY') await this.refuseWhenTaken(actor, external);
      throw error;
    }
  }

  /** False when the user had none of the source, which has a `title` for what the user reads. */
  async unbind(actor: Actor, { source, title }: Pick<ExternalUser, 'source' | 'title'>): Promise<boolean> {
    const name = (await this.of(actor)).find((bound) => bound.source === source)?.name;
    if (name === undefined) return false;
    return transact(this.database, async (manager) => {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(
        `DELETE FROM ${IDENTITY()} WHERE tenant_id = ? AND user_id = ? AND source = ?`,
        [actor.tenantId, actor.userId, source],
      );
      if (affectedRows === 0) return false;
      const subject = `user:${actor.userId}`;
      const before = { source, name };
      await this.audit.record(manager, actedLine(actor, 'unbind-identity', { subject, before }));
      await this.tell(manager, actor, { title: '已解除第三方账号绑定', provider: title, name });
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

  private async insert(
    manager: EntityManager,
    actor: Actor,
    { source, title, subject, name }: ExternalUser,
  ): Promise<void> {
    const { tenantId, userId } = actor;
    await this.freeOfRemoved(manager, tenantId, { source, subject });
    await manager.query(
      `INSERT INTO ${IDENTITY()} (tenant_id, user_id, source, external_id, external_name, bound_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [tenantId, userId, source, subject, name, shanghaiDateTime(this.clock.now())],
    );
    const change = { subject: `user:${userId}`, after: { source, name } };
    await this.audit.record(manager, actedLine(actor, 'bind-identity', change));
    await this.tell(manager, actor, { title: '已绑定第三方账号', provider: title, name });
  }

  /** What signs in beside the password changed: its owner hears of it, whoever did it. */
  private tell(
    manager: EntityManager,
    { tenantId, userId, address }: Actor,
    { title, provider, name }: Happened,
  ): Promise<void> {
    const now = shanghaiDateTime(this.clock.now());
    return this.notices.tell(manager, {
      tenantId,
      userId,
      kind: 'security',
      title,
      text: `${provider}（${name}），${now}，地址 ${address}。如非本人操作，请修改密码并检查绑定的账号`,
      link: '/profile?tab=identities',
    });
  }

  /**
   * A removed user keeps its row; what was bound to it is free again. Looked for first: a delete that finds
   * nothing would lock the gap in which somebody else binds at the same moment.
   */
  private async freeOfRemoved(
    manager: EntityManager,
    tenantId: string,
    { source, subject }: Pick<ExternalUser, 'source' | 'subject'>,
  ): Promise<void> {
    const [left] = await manager.query<{ id: number }[]>(
      `SELECT i.id FROM ${IDENTITY()} i JOIN ${USER()} u ON u.id = i.user_id
       WHERE i.tenant_id = ? AND i.source = ? AND i.external_id = ? AND u.removed_at IS NOT NULL`,
      [tenantId, source, subject],
    );
    if (left === undefined) return;
    await manager.query(`DELETE FROM ${IDENTITY()} WHERE tenant_id = ? AND id = ?`, [tenantId, left.id]);
  }
}
