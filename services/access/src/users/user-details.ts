import { Injectable } from '@nestjs/common';
import type { UserDetail } from '@console/contract-access';
import { MESSAGES, Refusal, ROLE_ADMIN } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

type Row = Omit<UserDetail, 'authorities' | 'admin' | 'mustChangePassword'> & {
  readonly mustChangePassword: number;
};

/** A user as administrators see one. */
@Injectable()
export class UserDetails {
  constructor(private readonly database: DataSource) {}

  /** Refuses (404) an id that is not the tenant's, or of a removed user. */
  async find(tenantId: string, id: number): Promise<UserDetail> {
    const [[row], granted] = await Promise.all([
      this.database.query<Row[]>(
        `SELECT id, username, real_name AS realName, name, avatar, phone, email, department, status, version,
                must_change_password AS mustChangePassword, last_sign_in_at AS lastSignInAt,
                created_at AS createdAt, updated_at AS updatedAt
         FROM ${tableName('access', 'user')} WHERE tenant_id = ? AND id = ? AND removed_at IS NULL`,
        [tenantId, id],
      ),
      this.database.query<{ authority: string }[]>(
        `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ? ORDER BY authority`,
        [id],
      ),
    ]);
    if (!row) throw new Refusal(MESSAGES.notFound);
    const authorities = granted.map(({ authority }) => authority);
    return {
      ...row,
      authorities,
      admin: authorities.includes(ROLE_ADMIN) ? 1 : 0,
      mustChangePassword: row.mustChangePassword === 1,
    };
  }
}
