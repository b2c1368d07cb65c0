import { AUTHORITIES, ROLE_ADMIN, type Authority } from '@console/contract-core';

const ALL = Object.keys(AUTHORITIES) as Authority[];

/** Granted to no one by default: deleting a topic match (document 3 §6), and raising a strategy's position caps. */
const WITHHELD: readonly Authority[] = ['aimessage_delete', 'tzgl_risk'];
const isAdministration = (authority: Authority): boolean => /^(xtgl|fbgl)_/.test(authority);

/** Everything but administration. */
export const ANALYST_AUTHORITIES: readonly Authority[] = ALL.filter(
  (authority) => !isAdministration(authority) && !WITHHELD.includes(authority),
);

/** Reading the domestic databases and the investment screens, without changing anything. */
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

/** Imports, jobs and releases; none of the research data's maintenance. */
const OPERATOR_AUTHORITIES: readonly Authority[] = [
  'rwgl_view',
  'rwgl_edit',
  'xtgl_data',
  'fbgl_view',
  'fbgl_edit',
];

/** The roles that come with the console. */
export const BUILT_IN_PRESETS: readonly { readonly name: string; readonly authorities: readonly string[] }[] =
  [
    { name: '系统管理员', authorities: [ROLE_ADMIN] },
    { name: '分析师', authorities: ANALYST_AUTHORITIES },
    { name: '只读用户', authorities: VIEWER_AUTHORITIES },
    { name: '运维', authorities: OPERATOR_AUTHORITIES },
  ];
