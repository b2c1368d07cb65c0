import { ANALYST_AUTHORITIES, DEFAULT_TENANT, VIEWER_AUTHORITIES } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import type { AccountDraft, TenantDraft } from './account-writer.ts';

const SECOND_TENANT = '100001';
export const DEMO_TENANTS: readonly TenantDraft[] = [
  { id: DEFAULT_TENANT, name: '演示租户' },
  { id: SECOND_TENANT, name: '演示租户二' },
];

/** The demo's accounts. Their passwords are public: the README prints them. */
export const DEMO_ACCOUNTS: readonly AccountDraft[] = [
  {
    tenantId: DEFAULT_TENANT,
    username: 'admin',
    password: 'Admin#2026',
    realName: '系统管理员',
    phone: '13800000001',
    department: '信息技术部',
    authorities: [ROLE_ADMIN],
  },
  {
    tenantId: DEFAULT_TENANT,
    username: 'analyst',
    password: 'Analyst#2026',
    realName: '陈思远',
    phone: '13800000002',
    department: '研究部',
    authorities: ANALYST_AUTHORITIES,
  },
  {
    tenantId: DEFAULT_TENANT,
    username: 'viewer',
    password: 'Viewer#2026',
    realName: '周雨桐',
    phone: '13800000003',
    department: '市场部',
    authorities: VIEWER_AUTHORITIES,
  },
  {
    tenantId: SECOND_TENANT,
    username: 'other',
    password: 'Other#2026',
    realName: '林一凡',
    phone: '13800000004',
    department: '研究部',
    authorities: ANALYST_AUTHORITIES,
  },
];
