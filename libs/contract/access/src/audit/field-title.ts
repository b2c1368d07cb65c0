import { FIELD_TITLES } from '@console/contract-core';

/** The titles of fields that only audit lines have, or that messages about calls name differently. */
const OWN_TITLES: Readonly<Record<string, string>> = {
  phone: '联系电话',
  mustChangePassword: '须修改密码',
  ownLockPassword: '单独的锁屏密码',
  preferences: '偏好设置',
  theme: '主题',
  upColour: '涨跌颜色',
  autoLockMinutes: '自动锁屏（分钟）',
  method: '登录方式',
  reason: '原因',
  source: '来源',
  externalName: '第三方账号',
  sessions: '会话数',
  sessionId: '会话',
  device: '设备',
  address: '地址',
  count: '数量',
  domain: '域名',
  tenantId: '租户',
  purpose: '用途',
  file: '文件',
  mime: '文件类型',
  bytes: '字节数',
  state: '任务状态',
  cancelRequested: '已请求取消',
  delivery: '待导入目录',
  mapping: '字段映射',
  dryRun: '仅检查',
  demo: '演示数据',
  runId: '导入记录',
  overwroteVersion: '未带版本号，覆盖的版本',
  restoredVersion: '恢复的历史版本',
  type: '分类',
  industryCode: '编码',
  industryLevel: '层级',
  companyId: '公司编号',
  added: '新增',
  removed: '移除',
  active: '启用',
  replaced: '取代',
  module: '模块',
  canary: '灰度版本',
  audience: '灰度范围',
  share: '用户比例（%）',
  users: '用户',
  tenants: '租户',
};

const TITLES: Readonly<Record<string, string>> = { ...FIELD_TITLES, ...OWN_TITLES };

/**
 * The Chinese title of a field of an audit line, by its dotted path: `preferences.theme` is 偏好设置 · 主题. A part
 * without a title is shown unchanged, a position in a list as its number from 1.
 */
export const fieldTitle = (path: string): string => path.split('.').map(partTitle).join(' · ');

function partTitle(part: string): string {
  if (/^\d+$/.test(part)) return String(Number(part) + 1);
  return Object.hasOwn(TITLES, part) ? (TITLES[part] ?? part) : part;
}
