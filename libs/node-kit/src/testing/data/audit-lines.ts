import { tableName } from '../../database/schema-name.ts';
import { fromJson } from '../../queries/json-column.ts';
import type { ScratchData } from './scratch-data.ts';

/** A line of the audit log, its JSON columns parsed. */
export interface AuditedLine {
  readonly action: string;
  readonly subject: string;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly username: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The audit log, oldest first. */
export async function auditLines({ database }: Pick<ScratchData, 'database'>): Promise<AuditedLine[]> {
  const lines = await database.query<AuditedLine[]>(
    `SELECT * FROM ${tableName('access', 'audit_log')} ORDER BY id`,
  );
  return lines.map((line) => ({ ...line, before: sideOf(line.before), after: sideOf(line.after) }));
}

const sideOf = (stored: unknown): unknown => fromJson<unknown>(stored);
