import type { Message } from './message.ts';

const ADD_FAILED = '名字重复或者编号重复或者当前时间不在{start}和{end}之间!';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/**
 * Refusals about companies, document 1 §8; in core, because two services write to the ecology. Where a
 * company was not added, the merged text of the document comes first and the actual cause follows. `{start}`
 * and `{end}` are the maintenance window's. An edit outside the window is refused with
 * `MESSAGES.windowClosed`. Codes never change.
 */
export const COMPANY_MESSAGES = {
  addWindowClosed: message('G1001', `${ADD_FAILED}（当前不在可维护时间内）`),
  deleteWindowClosed: message('G1002', '删除失败，当前时间不在{start}和{end}之间'),
  poolWindowClosed: message('G1003', '当前时间不在{start}和{end}之间'),
  addNameTaken: message('G1010', `${ADD_FAILED}（公司简称“{name}”已存在）`),
  addCodeTaken: message('G1011', `${ADD_FAILED}（股票代码“{code}”已存在）`),
  editNameTaken: message('G1012', '修改失败：公司简称“{name}”已存在'),
  editCodeTaken: message('G1013', '修改失败：股票代码“{code}”已存在'),
  /** Names and codes of companies cannot be edited: the market data has them. */
  identityFixed: message('G1014', '修改失败：公司简称、股票代码与交易所不能修改'),
  unknownShare: message('G1015', '新增失败：股票代码“{code}”不在行情数据的上市公司之中'),
  otherName: message('G1016', '新增失败：股票代码“{code}”的公司简称是“{name}”'),
  unknownIndustry: message('G1017', '所选行业不存在或已删除，请重新选择'),
  unknownCompany: message('G1018', '所选公司不存在或已删除，请重新选择'),
  /** Document 2 §5: companies are added to the lowest level only. */
  poolTooHigh: message('G1019', '只有三级行业可以维护公司池'),
  otherLevel: message('G1021', '该行业的层级是 {level}', 400),
  /** Two users who save the same pool would overwrite each other unseen. */
  poolNotRead: message(
    'G1030',
    '请求参数有误：oldCorpIds：请先读取该行业当前的公司，并在 oldCorpIds 中带上读到的公司编号（没有公司时为空数组）',
    400,
  ),
  deleteOff: message('G1020', '删除公司的功能没有开启'),
} as const satisfies Record<string, Message>;
