import { Injectable } from '@nestjs/common';
import type { auditEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type OutputOf } from '@console/contract-core';
import { remembered } from '@console/node-kit/clock';
import { fromJson } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { realNameOf } from '../users/real-name-of.ts';
import { toSeconds } from './to-seconds.ts';

type AuditDetail = OutputOf<typeof auditEntries.auditDetail>;
type AuditOptions = OutputOf<typeof auditEntries.auditOptions>;

const OPTIONS_FRESH_MS = 60_000;

/** Single lines of the audit log, and the values it can be filtered by. */
@Injectable()
export class AuditLogService {
  private readonly known = new Map<string, () => Promise<AuditOptions>>();

  constructor(private readonly database: DataSource) {}

  /** Refuses (404) a line that is not the tenant's. */
  async detail(tenantId: string, id: number): Promise<AuditDetail> {
    const row = await queries(this.database)
      .selectFrom('access.audit_log as l')
      .select(({ ref }) => realNameOf(ref('l.tenant_id'), ref('l.user_id')).as('realName'))
      .select(['l.id', 'l.at', 'l.user_id as userId', 'l.username', 'l.service'])
      .select(['l.action', 'l.subject', 'l.address', 'l.request_id as requestId', 'l.before', 'l.after'])
      .where('l.tenant_id', '=', tenantId)
      .where('l.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Refusal(MESSAGES.notFound);
    return { ...row, at: toSeconds(row.at), before: fromJson(row.before), after: fromJson(row.after) };
  }

  /** The actions and services that occur in the tenant's log, cached for a minute. */
  options(tenantId: string): Promise<AuditOptions> {
    let read = this.known.get(tenantId);
    if (read === undefined) {
      read = remembered(OPTIONS_FRESH_MS, () => this.readOptions(tenantId));
      this.known.set(tenantId, read);
    }
    return read();
  }

  private async readOptions(tenantId: string): Promise<AuditOptions> {
    const [actions, services] = await Promise.all([
      this.distinct('action', tenantId),
      this.distinct('service', tenantId),
    ]);
    return { actions, services };
  }

  /**
   * The different values of a column. Grouped by all leading columns of the index, so that the database skips from
   * value to value.
   */
  private async distinct(column: 'action' | 'service', tenantId: string): Promise<string[]> {
    const rows = await queries(this.database)
      .selectFrom('access.audit_log')
      .select(({ ref }) => ref(column).as('value'))
      .where('tenant_id', '=', tenantId)
      .groupBy(['tenant_id', column])
      .execute();
    return rows.map(({ value }) => value).sort();
  }
}
