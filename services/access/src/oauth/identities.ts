import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { Audit, CLOCK, tableName } from '@console/node-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { ExternalUser } from './provider.ts';

export interface BoundIdentity {
  readonly source: string;
  readonly name: string;
  readonly boundAt: string;
}

const IDENTITY = (): string => tableName('access', 'user_identity');
const USER = (): string => tableName('access', 'user');

/** Which account of a third party belongs to which user: at most one of each source, and to one user. */
@Injectable()
export class Identities {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
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

  of({ tenantId, userId }: Session): Promise<readonly BoundIdentity[]> {
    return this.database.query<BoundIdentity[]>(
      `SELECT source, external_name AS name, bound_at AS boundAt FROM ${IDENTITY()}
       WHERE tenant_id = ? AND user_id = ?`,
      [tenantId, userId],
    );
  }

  /** Refuses when the user has one of the source already, or another user has this one. */
  async bind(session: Session, external: ExternalUser, address: string): Promise<void> {
    await this.refuseWhenTaken(session, external);
    try {
      await this.database.transaction((manager) => this.insert(manager, session, external, address));
    } catch (error) {
      // Somebody was faster: the same question has another answer now.
      if ((error as { code?: unknown }).code === 'ER_DUP_ENTRY')
        await this.refuseWhenTaken(session, external);
      throw error;
    }
  }

  /** False when the user had none of the source. */
  async unbind(session: Session, source: string, address: string): Promise<boolean> {
    const name = (await this.of(session)).find((bound) => bound.source === source)?.name;
    if (name === undefined) return false;
    return this.database.transaction(async (manager) => {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(
        `DELETE FROM ${IDENTITY()} WHERE tenant_id = ? AND user_id = ? AND source = ?`,
        [session.tenantId, session.userId, source],
      );
      if (affectedRows === 0) return false;
      const before = { source, name };
      await this.audit.record(manager, { ...lineOf(session, 'unbind-identity', address), before });
      return true;
    });
  }

  private async refuseWhenTaken(session: Session, external: ExternalUser): Promise<void> {
    const provider = external.title;
    if ((await this.of(session)).some(({ source }) => source === external.source))
      throw new Refusal(ACCESS_MESSAGES.alreadyBound, { provider });
    if ((await this.holder(session.tenantId, external)) !== null)
      throw new Refusal(ACCESS_MESSAGES.boundElsewhere, { provider });
  }

  private async insert(
    manager: EntityManager,
    session: Session,
    { source, subject, name }: ExternalUser,
    address: string,
  ): Promise<void> {
    const { tenantId, userId } = session;
    await this.freeOfRemoved(manager, tenantId, { source, subject });
    await manager.query(
      `INSERT INTO ${IDENTITY()} (tenant_id, user_id, source, external_id, external_name, bound_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [tenantId, userId, source, subject, name, shanghaiDateTime(this.clock.now())],
    );
    await this.audit.record(manager, {
      ...lineOf(session, 'bind-identity', address),
      after: { source, name },
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

const lineOf = (session: Session, verb: string, address: string) => ({
  session,
  service: 'access',
  action: `access.${verb}`,
  subject: `user:${session.userId}`,
  address,
});
