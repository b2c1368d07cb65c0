import { Injectable } from '@nestjs/common';
import type { UserDetail } from '@console/contract-access';
import { MESSAGES, Refusal, ROLE_ADMIN } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { presentUser } from './present-users.ts';
import { authoritiesOf } from './user-authorities.ts';

/** The user data that administrators see. */
@Injectable()
export class UserDetails {
  constructor(private readonly database: DataSource) {}

  /** Refuses (404) an id that is not the tenant's, or of a removed user. */
  async find(tenantId: string, id: number): Promise<UserDetail> {
    const user = { tenantId, userId: id };
    const [row, authorities] = await Promise.all([
      presentUser(this.database, user)
        .select(['id', 'username', 'real_name as realName', 'name', 'avatar', 'phone', 'email', 'department'])
        .select(['status', 'version', 'must_change_password as mustChangePassword'])
        .select(['last_sign_in_at as lastSignInAt', 'created_at as createdAt', 'updated_at as updatedAt'])
        .executeTakeFirst(),
      authoritiesOf(this.database, user),
    ]);
    if (!row) throw new Refusal(MESSAGES.notFound);
    return {
      ...row,
      authorities,
      admin: authorities.includes(ROLE_ADMIN) ? 1 : 0,
      mustChangePassword: row.mustChangePassword === 1,
    };
  }
}
