import type { UserDetail } from '@console/contract-access';
import type { UserRow } from '../users/user-row.ts';

/** A user for tests; what matters to a test is written there. */
export function aUser(parts: Partial<UserDetail> = {}): UserDetail {
  return {
    id: 12,
    username: 'zhang',
    realName: '张三',
    name: '小张',
    department: '研究一部',
    phone: '13800000000',
    email: null,
    avatar: null,
    status: 1,
    admin: 0,
    authorities: ['gssjk', 'gssjk_gn'],
    version: 3,
    mustChangePassword: false,
    lastSignInAt: '2026-11-20 09:00:00',
    createdAt: '2026-01-05 09:00:00',
    updatedAt: '2026-11-01 09:00:00',
    ...parts,
  };
}

export function aUserRow(parts: Partial<UserRow> = {}): UserRow {
  const { id, username, realName, department, phone, email, status, admin } = aUser();
  const { lastSignInAt, createdAt, updatedAt } = aUser();
  return {
    id,
    username,
    realName,
    department,
    phone,
    email,
    status,
    admin,
    lastSignInAt,
    createdAt,
    updatedAt,
    authorityCount: 2,
    sessionCount: 1,
    ...parts,
  };
}
