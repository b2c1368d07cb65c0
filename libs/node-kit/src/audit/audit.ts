import { Inject, Injectable } from '@nestjs/common';
import { shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import type { Generated } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { JsonColumn } from '../queries/json-column.ts';
import { requestContext } from '../observe/logger.ts';
import { queriesOf } from '../queries/typed-queries.ts';
import { CLOCK } from '../tokens.ts';

export interface AuditLine {
  /** Null for an action before there is a session, such as a failed sign-in. */
  readonly session: Pick<Session, 'tenantId' | 'userId' | 'username'> | null;
  readonly tenantId?: string;
  readonly username?: string;
  readonly service: string;
  /** A stable verb, `company.edit`. */
  readonly action: string;
  /** The subject of the action, `company:42`. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address?: string;
}

/** A row of `access.audit_log`. */
export interface AuditLogRow {
  readonly id: Generated<number>;
  /** The time, with milliseconds. */
  readonly at: string;
  /** Null for an action before there is a session, like `user_id`. */
  readonly tenant_id: string | null;
  readonly user_id: number | null;
  readonly username: string | null;
  readonly service: string;
  readonly action: string;
  readonly subject: string;
  readonly before: JsonColumn<z.core.util.JSONType | null>;
  readonly after: JsonColumn<z.core.util.JSONType | null>;
  readonly request_id: string | null;
  readonly address: string | null;
}

/** Writes who did what, in the transaction of the write itself. */
@Injectable()
export class Audit {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async record(manager: EntityManager, line: AuditLine): Promise<void> {
    await queriesOf<{ readonly 'access.audit_log': AuditLogRow }>(manager)
      .insertInto('access.audit_log')
      .values({
        at: shanghaiDateTime(this.clock.now()),
        tenant_id: line.session?.tenantId ?? line.tenantId ?? null,
        user_id: line.session?.userId ?? null,
        username: line.session?.username ?? line.username ?? null,
        service: line.service,
        action: line.action,
        subject: line.subject,
        before: json(line.before),
        after: json(line.after),
        request_id: requestContext.getStore()?.requestId ?? null,
        address: line.address ?? null,
      })
      .execute();
  }
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
