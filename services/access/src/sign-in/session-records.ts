import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { ofUser } from '../users/of-user.ts';
import type { TenantUser } from '../users/present-users.ts';
import { openSessions } from './open-sessions.ts';

export interface SessionOrigin {
  /** `account`, `phone`, a provider's source or `token`. */
  readonly method: string;
  readonly device: string;
  readonly address: string;
}

export interface SessionRecord extends SessionOrigin {
  readonly id: number;
  readonly sid: string;
  readonly openedAt: string;
  readonly seenAt: string;
}

/** The records of open and ended sessions, for display. Only Redis knows whether a session is still valid. */
@Injectable()
export class SessionRecords {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async opened(
    { sid, tenantId, userId }: Session,
    { method, device, address }: SessionOrigin,
  ): Promise<void> {
    const now = this.now();
    const owner = { tenant_id: tenantId, user_id: userId };
    await queries(this.database)
      .insertInto('access.user_session')
      .values({ sid, ...owner, method, device, address, opened_at: now, seen_at: now })
      .execute();
  }

  async seen(sid: string): Promise<void> {
    await queries(this.database)
      .updateTable('access.user_session')
      .set({ seen_at: this.now() })
      .where('sid', '=', sid)
      .execute();
  }

  async ended(sids: readonly string[]): Promise<void> {
    if (sids.length === 0) return;
    await queries(this.database)
      .updateTable('access.user_session')
      .set({ ended_at: this.now() })
      .where('sid', 'in', sids)
      .where('ended_at', 'is', null)
      .execute();
  }

  /** The open sessions of a user whose lifetime has not run out, most recent use first. */
  open(user: TenantUser): Promise<readonly SessionRecord[]> {
    return openSessions(this.database, this.clock)
      .select(['id', 'sid', 'method', 'device', 'address', 'opened_at as openedAt', 'seen_at as seenAt'])
      .where(ofUser(user))
      .orderBy('seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
