import { Inject, Injectable } from '@nestjs/common';
import type { noticeEntries } from '@console/contract-access';
import { shanghaiDateTime, type Clock, type OutputOf, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { transact } from '@console/node-kit/database';
import { Audit } from '@console/node-kit/records';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { actedLine } from '../users/acted-line.ts';
import type { Actor } from '../users/acting.ts';
import { ofUser } from '../users/of-user.ts';

type Unread = OutputOf<typeof noticeEntries.unreadNotices>;

const NEWEST = 6;
const KEPT_MS = 90 * 24 * 3_600_000;
const MOST_CLEARED = 100;

/** The notices of the caller, and no one else's. */
@Injectable()
export class OwnNotices {
  constructor(
    private readonly database: DataSource,
    private readonly audit: Audit,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many are unread, and the newest of them. */
  async unread(session: Session): Promise<Unread> {
    const unread = queries(this.database)
      .selectFrom('access.notice')
      .where(ofUser(session))
      .where('read_at', 'is', null);
    const [{ count }, newest] = await Promise.all([
      unread.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      unread
        .select(['id', 'kind', 'title', 'text', 'link', 'created_at as createdAt', sql.lit<0>(0).as('read')])
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute(),
    ]);
    return { count, newest };
  }

  /**
   * Marks some notices as read, or all; ids that are not the caller's change nothing. Returns how many were unread. The
   * audit line says how many, not which. Also deletes notices older than 90 days, a batch at a time: other services may
   * write notices but not delete them.
   */
  read(actor: Actor, ids: readonly number[] | undefined): Promise<number> {
    const now = this.clock.now();
    return transact(this.database, async (manager) => {
      const { numUpdatedRows } = await queries(manager)
        .updateTable('access.notice')
        .set({ read_at: shanghaiDateTime(now) })
        .where(ofUser(actor))
        .where('read_at', 'is', null)
        .where(({ eb, lit }) => (ids?.length === 0 ? lit(false) : ids ? eb('id', 'in', ids) : lit(true)))
        .executeTakeFirst();
      const count = Number(numUpdatedRows);
      await queries(manager)
        .deleteFrom('access.notice')
        .where(ofUser(actor))
        .where('created_at', '<', shanghaiDateTime(now - KEPT_MS))
        .limit(MOST_CLEARED)
        .execute();
      if (count > 0)
        await this.audit.record(
          manager,
          actedLine(actor, 'read-notices', { subject: `user:${actor.userId}`, after: { count } }),
        );
      return count;
    });
  }
}
