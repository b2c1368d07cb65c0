import type { Message } from '@console/contract-core';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/** Refusals about browsing and calculating indicators. Codes never change. */
export const INDICATOR_MESSAGES = {
  nameTaken: message('V3101', '计算名称重复，请重新输入'),
  faulty: message('V3102', '公式有 {count} 处错误，请修正后保存：{first}'),
  needsOne: message('V3103', '单指标计算须恰好使用一个指标，当前公式使用了 {count} 个'),
  needsSeveral: message('V3104', '多指标计算至少需要两个指标，当前公式使用了 {count} 个'),
  tooManyCalcs: message('V3105', '每个用户最多保存 {most} 个指标计算'),
  unknownIndicator: message('V3106', '没有这个指标：{id}', 400),
  tooManyLines: message('V3107', '一次最多查看 {most} 条走势，当前选择了 {count} 条', 400),
  tooManyDays: message('V3108', '所选区间有 {days} 个交易日，最多 {most} 个'),
  /** Calculations are drawn for one company, computed from its own figures. */
  needsCompany: message('V3110', '“{name}”是指标计算，请先选择公司再查看走势'),
} as const satisfies Record<string, Message>;
