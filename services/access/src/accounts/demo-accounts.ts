import { DEFAULT_TENANT } from '@console/contract-access';
import { AUTHORITIES, ROLE_ADMIN, type Authority } from '@console/contract-core';
import type { AccountDraft, TenantDraft } from './account-writer.ts';

const SECOND_TENANT = '100001';
const ALL = Object.keys(AUTHORITIES) as Authority[];

/** Deleting a topic match is granted to nobody by default (document 3, section 6). */
const WITHHELD: readonly Authority[] = ['aimessage_delete'];
const isAdministration = (authority: Authority): boolean => /^(xtgl|fbgl)_/.test(authority);

/** Everything but administration. */
export const ANALYST_AUTHORITIES: readonly Authority[] = ALL.filter(
  (authority) => !isAdministration(authority) && !WITHHELD.includes(authority),
);

/** Reads the domestic databases and the investment screens, changes nothing. */
export const VIEWER_AUTHORITIES: readonly Authority[] = [
  'gssjk',
  'gssjk_gn',
  'gssjk_gn_view',
  'gssjk_gn_view_information',
  'gssjk_gn_view_financial',
  'gssjk_gn_view_businessData',
  'gssjk_gn_view_marketData',
  'gssjk_gn_view_fundPreference',
  'gssjk_gn_view_opinionMonitoring',
  'hysjk',
  'hysjk_gn',
  'hysjk_gn_view',
  'hysjk_gn_view_information',
  'hysjk_gn_view_financial',
  'hysjk_gn_view_businessData',
  'hysjk_gn_view_marketData',
  'hysjk_gn_view_fundPreference',
  'tzgl_view',
  'yzgl_view',
];

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
    department: '信息技术部',
    authorities: [ROLE_ADMIN],
  },
  {
    tenantId: DEFAULT_TENANT,
    username: 'analyst',
    password: 'Analyst#2026',
    realName: '陈思远',
    department: '研究部',
    authorities: ANALYST_AUTHORITIES,
  },
  {
    tenantId: DEFAULT_TENANT,
    username: 'viewer',
    password: 'Viewer#2026',
    realName: '周雨桐',
    department: '市场部',
    authorities: VIEWER_AUTHORITIES,
  },
  {
    tenantId: SECOND_TENANT,
    username: 'other',
    password: 'Other#2026',
    realName: '林一凡',
    department: '研究部',
    authorities: ANALYST_AUTHORITIES,
  },
];
