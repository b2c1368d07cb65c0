import { Injectable } from '@nestjs/common';
import type { Note, NoteType, SavedNote } from '@console/contract-company';
import { MESSAGES, Refusal } from '@console/contract-core';
import { tableName, type Condition } from '@console/node-kit';
import { DataSource } from 'typeorm';

export interface NoteSubject {
  readonly companyId: number;
  readonly type: NoteType;
}

const HEAD = `n.id, n.year, n.version, n.updated_at AS updatedAt, u.real_name AS updatedBy`;

/** The notes of a company, and the names of who wrote them. */
@Injectable()
export class NoteReader {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  async years(tenantId: string, { companyId, type }: NoteSubject): Promise<number[]> {
    const rows = await this.database.query<{ year: number }[]>(
      `SELECT year FROM ${tableName('company', 'note')}
        WHERE tenant_id = ? AND company_id = ? AND type = ? AND standing = 1 ORDER BY year DESC`,
      [tenantId, companyId, type],
    );
    return rows.map(({ year }) => year);
  }

  /** Refuses a year without a note (404). */
  ofYear(tenantId: string, { companyId, type }: NoteSubject, year: number): Promise<Note> {
    return this.one(tenantId, {
      select: `${HEAD}, n.content`,
      sql: 'n.company_id = ? AND n.type = ? AND n.year = ?',
      values: [companyId, type, year],
    });
  }

  /** Without its content. Refuses an id that the tenant does not have (404). */
  head(tenantId: string, id: number): Promise<SavedNote> {
    return this.one(tenantId, { select: HEAD, sql: 'n.id = ?', values: [id] });
  }

  private async one<T>(
    tenantId: string,
    { select, sql, values }: Condition & { readonly select: string },
  ): Promise<T> {
    const [row] = await this.database.query<T[]>(
      `SELECT ${select} FROM ${tableName('company', 'note')} n
         LEFT JOIN ${tableName('access', 'user_public')} u ON u.tenant_id = n.tenant_id AND u.id = n.updated_by
        WHERE n.tenant_id = ? AND n.standing = 1 AND ${sql}`,
      [tenantId, ...values],
    );
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    return row;
  }
}
