/**
 * The authorities and their titles. Documents 1–3 §6 name the gssjk_, hysjk_ and aimessage_ strings; tzgl_,
 * yzgl_, rwgl_, xtgl_ and fbgl_ are specific to this console.
 */
export const AUTHORITIES = {
  gssjk: '公司数据库',
  gssjk_gn: '国内公司',
  gssjk_hw: '海外公司',
  gssjk_gn_add: '新增公司',
  gssjk_gn_view: '查看公司详情',
  gssjk_gn_edit: '编辑公司',
  gssjk_gn_add_sw: '申万行业管理',
  gssjk_gn_view_information: '公司基本信息',
  gssjk_gn_view_financial: '公司财务数据',
  gssjk_gn_view_businessData: '公司经营数据',
  gssjk_gn_view_marketData: '公司市场数据',
  gssjk_gn_view_fundPreference: '公司资金偏好',
  gssjk_gn_view_opinionMonitoring: '公司舆情监测',
  gssjk_gn_view_info_edit: '编辑公司核心竞争力与展望',
  hysjk: '行业数据库',
  hysjk_gn: '国内行业',
  hysjk_hw: '海外行业',
  hysjk_gn_add: '新增行业',
  hysjk_gn_view: '查看行业详情',
  hysjk_gn_edit: '编辑行业',
  hysjk_gn_del: '删除行业',
  hysjk_gn_view_information: '行业基本信息',
  hysjk_gn_view_financial: '行业财务数据',
  hysjk_gn_view_businessData: '行业经营数据',
  hysjk_gn_view_marketData: '行业市场数据',
  hysjk_gn_view_fundPreference: '行业资金偏好',
  hysjk_gn_view_information_gk: '编辑行业概况与核心竞争力',
  hysjk_gn_view_information_zw: '编辑行业展望',
  aimessage_delete: '删除主题匹配',
  tzgl_view: '查看投资研究',
  tzgl_edit: '维护风格与策略',
  tzgl_risk: '上调策略风险上限',
  yzgl_view: '查看因子',
  yzgl_edit: '维护因子与回测',
  rwgl_view: '查看全部任务',
  rwgl_edit: '管理全部任务',
  xtgl_user: '用户与权限管理',
  xtgl_audit: '查看审计日志',
  xtgl_data: '数据导入与质量',
  fbgl_view: '查看模块版本',
  fbgl_edit: '发布与回滚模块',
} as const;

export type Authority = keyof typeof AUTHORITIES;

/** Passes every authority check; not the window, flags, validation or other tenants' data. */
export const ROLE_ADMIN = 'ROLE_admin';

/** The need of a route for a caller with a session: one authority, any of several, or the session alone. */
export type SignedNeed = Authority | readonly Authority[] | 'signed-in';

/** The need of a route; a public one needs nothing. */
export type Need = SignedNeed | 'public';

/** Whether a caller holding `granted` may pass `need`. A caller without a session passes 'public' only. */
export function allows(need: Need, granted: readonly string[] | null): boolean {
  if (need === 'public') return true;
  if (granted === null) return false;
  if (need === 'signed-in' || granted.includes(ROLE_ADMIN)) return true;
  const wanted: readonly string[] = typeof need === 'string' ? [need] : need;
  return wanted.some((authority) => granted.includes(authority));
}

/** The authorities a need names, for messages and the OpenAPI document. */
export function namedAuthorities(need: Need): readonly Authority[] {
  if (need === 'public' || need === 'signed-in') return [];
  return typeof need === 'string' ? [need] : need;
}
