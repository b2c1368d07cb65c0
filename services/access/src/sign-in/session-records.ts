import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { CLOCK, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { SESSION_SECONDS } from '../tokens/session-seconds.ts';

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

/** The sign-ins that stand or stood, for people to look at. Whether one still opens anything Redis knows. */
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
    await this.database.query(
      `INSERT INTO ${TABLE()} (sid, tenant_id, user_id, method, device, address, opened_at, seen_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [sid, tenantId, userId, method, device, address, now, now],
    );
  }

  async seen(sid: string): Promise<void> {
    await this.database.query(`UPDATE ${TABLE()} SET seen_at = ? WHERE sid = ?`, [this.now(), sid]);
  }

  async ended(sids: readonly string[]): Promise<void> {
    if (sids.length === 0) return;
    await this.database.query(
      `UPDATE ${TABLE()} SET ended_at = ? WHERE sid IN (${sids.map(() => '?').join(', ')}) AND ended_at IS NULL`,
      [this.now(), ...sids],
    );
  }

  /** Those of a user that have not ended and may still live, newest use first. */
  standing(tenantId: string, userId: number): Promise<readonly SessionRecord[]> {
    const oldest = shanghaiDateTime(this.clock.now() - SESSION_SECONDS * 1000);
    return this.database.query<SessionRecord[]>(
      `SELECT id, sid, method, device, address, opened_at AS openedAt, seen_at AS seenAt FROM ${TABLE()}
       WHERE tenant_id = ? AND user_id = ? AND ended_at IS NULL AND seen_at > ? ORDER BY seen_at DESC, id DESC`,
      [tenantId, userId, oldest],
    );
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

const TABLE = (): string => tableName('access', 'user_session');
