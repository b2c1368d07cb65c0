import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import type { EntityManager } from 'typeorm';
import { tableName } from '../database/schema-name.ts';
import { requestContext } from '../observe/logger.ts';
import { CLOCK } from '../tokens.ts';

export interface AuditLine {
  /** Null for what happens before there is a session, such as a failed sign-in. */
  readonly session: Pick<Session, 'tenantId' | 'userId' | 'username'> | null;
  readonly tenantId?: string;
  readonly username?: string;
  readonly service: string;
  /** A stable verb, `company.edit`. */
  readonly action: string;
  /** What it was done to, `company:42`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address?: string;
}

/** Writes who did what, in the transaction of the write itself. */
@Injectable()
export class Audit {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async record(manager: EntityManager, line: AuditLine): Promise<void> {
    await manager.query(
      `INSERT INTO ${tableName('access', 'audit_log')}
         (at, tenant_id, user_id, username, service, action, subject, \`before\`, \`after\`, request_id, address)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        shanghaiDateTime(this.clock.now()),
        line.session?.tenantId ?? line.tenantId ?? null,
        line.session?.userId ?? null,
        line.session?.username ?? line.username ?? null,
        line.service,
        line.action,
        line.subject,
        json(line.before),
        json(line.after),
        requestContext.getStore()?.requestId ?? null,
        line.address ?? null,
      ],
    );
  }
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
