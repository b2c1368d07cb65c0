import { Inject, Injectable } from '@nestjs/common';
import type { Notice, noticeEntries } from '@console/contract-access';
import { shanghaiDateTime, type Clock, type OutputOf, type Session } from '@console/contract-core';
import { Audit, CLOCK, tableName, transact } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';

type Unread = OutputOf<typeof noticeEntries.unreadNotices>;

const NEWEST = 6;
const KEPT_MS = 90 * 24 * 3_600_000;
const MOST_CLEARED = 100;

/** The notices of who asks, and nobody else's. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many are unread, and the newest of them. */
  async unread({ tenantId, userId }: Session): Promise<Unread> {
    const unread = `FROM ${TABLE()} WHERE tenant_id = ? AND user_id = ? AND read_at IS NULL`;
    const [[total], newest] = await Promise.all([
      this.database.query<{ count: number }[]>(`SELECT COUNT(*) AS count ${unread}`, [tenantId, userId]),
      this.database.query<Notice[]>(
        `SELECT id, kind, title, text, link, created_at AS createdAt, 0 AS \`read\` ${unread}
         ORDER BY id DESC LIMIT ${NEWEST}`,
        [tenantId, userId],
      ),
    ]);
    return { count: Number(total?.count ?? 0), newest };
  }

  /**
   * Marks some as read, or all; ids that are not the caller's change nothing. Answers how many were unread.
   * The line of the log says how many: which ones is nobody's business. Clears away what is older than 90
   * days as well, a piece at a time: other services may write notices and not delete any.
   */
  read(actor: Actor, ids: readonly number[] | undefined): Promise<number> {
    const { tenantId, userId } = actor;
    const now = this.clock.now();
    return transact(this.database, async (manager) => {
      const some = ids === undefined ? '' : ids.length === 0 ? 'AND FALSE' : 'AND id IN (?)';
      const { affectedRows: count } = await manager.query<{ affectedRows: number }>(
        `UPDATE ${TABLE()} SET read_at = ? WHERE tenant_id = ? AND user_id = ? AND read_at IS NULL ${some}`,
        [shanghaiDateTime(now), tenantId, userId, ...(ids === undefined || ids.length === 0 ? [] : [ids])],
      );
      await manager.query(
        `DELETE FROM ${TABLE()} WHERE tenant_id = ? AND user_id = ? AND created_at < ? LIMIT ${MOST_CLEARED}`,
        [tenantId, userId, shanghaiDateTime(now - KEPT_MS)],
      );
      if (count > 0)
        await this.audit.record(
          manager,
          actedLine(actor, 'read-notices', { subject: `user:${userId}`, after: { count } }),
        );
      return count;
    });
  }
}

const TABLE = (): string => tableName('access', 'notice');
