import type { Message } from '@console/contract-core';

const ADD_FAILED = '新增失败,行业名称或者编码重复或者当前时间不在{start}和{end}之间';
const EDIT_FAILED = '修改失败，行业名称重复或者当前时间不在{start}和{end}之间';
const DELETE_FAILED = '删除失败，当前时间不在{start}和{end}之间';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/**
 * Document 2 §8. Its merged texts come first, the actual cause follows. `{start}` and `{end}` are the
 * maintenance window's. Codes never change.
 */
export const INDUSTRY_MESSAGES = {
  addWindowClosed: message('I2001', `${ADD_FAILED}（当前不在可维护时间内）`),
  editWindowClosed: message('I2002', `${EDIT_FAILED}（当前不在可维护时间内）`),
  deleteWindowClosed: message('I2003', DELETE_FAILED),
  addNameTaken: message('I2010', `${ADD_FAILED}（行业名称“{name}”已存在）`),
  addCodeTaken: message('I2011', `${ADD_FAILED}（编码“{code}”已存在）`),
  editNameTaken: message('I2012', `${EDIT_FAILED}（行业名称“{name}”已存在）`),
  editCodeTaken: message('I2013', `${EDIT_FAILED}（编码“{code}”已存在）`),
  tooDeep: message('I2014', '三级行业下不能再新增行业'),
  inUse: message('I2015', '该行业下有 {children} 个下级行业、{companies} 家公司，不能删除'),
  unknownAnalyst: message('I2016', '所选分析师不存在或已停用，请重新选择'),
  /** Refuses to remove a Shenwan industry while companies are in it. */
  shenwanInUse: message('I2017', '修改失败：{names} 下仍有公司，不能移除'),
  /** Refuses to remove one while the tenant's own industries are below it. */
  shenwanHasChildren: message('I2019', '修改失败：{names} 下仍有自建行业，不能移除'),
  shenwanWindowClosed: message('I2018', '修改失败，当前时间不在{start}和{end}之间'),
  wrongLevel: message('I2400', '行业层级应为 {level}', 400),
} as const satisfies Record<string, Message>;
