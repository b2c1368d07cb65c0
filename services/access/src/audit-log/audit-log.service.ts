import { Injectable } from '@nestjs/common';
import type { auditEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type OutputOf } from '@console/contract-core';
import { remembered, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

type AuditDetail = OutputOf<typeof auditEntries.auditDetail>;
type AuditOptions = OutputOf<typeof auditEntries.auditOptions>;

const OPTIONS_FRESH_MS = 60_000;

/** Single lines of the audit log, and what there is to filter by. */
@Injectable()
export class AuditLogService {
  private readonly known = new Map<string, () => Promise<AuditOptions>>();

  constructor(private readonly database: DataSource) {}

  /** Refuses (404) a line that is not the tenant's. */
  async detail(tenantId: string, id: number): Promise<AuditDetail> {
    const [row] = await this.database.query<AuditDetail[]>(
      `SELECT l.id, DATE_FORMAT(l.at, '%Y-%m-%d %H:%i:%s') AS at, l.user_id AS userId, l.username,
              u.real_name AS realName, l.service, l.action, l.subject, l.address, l.request_id AS requestId,
              l.\`before\`, l.\`after\`
       FROM ${TABLE()} l
       LEFT JOIN ${tableName('access', 'user')} u ON u.id = l.user_id AND u.tenant_id = l.tenant_id
       WHERE l.tenant_id = ? AND l.id = ?`,
      [tenantId, id],
    );
    if (!row) throw new Refusal(MESSAGES.notFound);
    return { ...row, before: json(row.before), after: json(row.after) };
  }

  /** The actions and services that occur in the tenant's log, remembered for a minute. */
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

  /** Grouped by the whole beginning of the column's index, which the database then reads by jumps. */
  private async distinct(column: 'action' | 'service', tenantId: string): Promise<string[]> {
    const rows = await this.database.query<{ value: string }[]>(
      `SELECT ${column} AS value FROM ${TABLE()} WHERE tenant_id = ? GROUP BY tenant_id, ${column}`,
      [tenantId],
    );
    return rows.map(({ value }) => value).sort();
  }
}

const TABLE = (): string => tableName('access', 'audit_log');

/** Drivers and servers differ in whether JSON comes as text. */
const json = (value: AuditDetail['before']): AuditDetail['before'] =>
  typeof value === 'string' ? (JSON.parse(value) as AuditDetail['before']) : value;
