import type { Message } from '@console/contract-core';
import { FACTOR_TEXTS } from './factor-fields.ts';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/** Refusals about factors and indicators. Codes never change. */
export const FACTOR_MESSAGES = {
  nameTaken: message('V3001', FACTOR_TEXTS.nameTaken),
  /** A graph with faults is not saved; the check lists them. */
  faulty: message('V3002', '因子有 {count} 处错误，请修正后保存：{first}'),
  /** Refuses to delete a factor that others use. */
  inUse: message('V3003', '该因子正被以下因子使用，不能删除：{factors}'),
  /** Refuses to delete a factor while a backtest computes it. */
  running: message('V3004', '该因子的回测正在运行，请等待其结束或先取消'),
  cycle: message('V3005', '因子不能引用自身：{path}'),
  tooMany: message('V3006', '每个租户最多 {most} 个因子'),
  unknownIndicator: message('V3007', '没有这个指标：{name}', 400),
  noPanels: message('V3008', '没有可用的行情数据，无法计算'),
  /** The name of an indicator, to which formulas would refer. */
  nameOfIndicator: message('V3010', FACTOR_TEXTS.nameOfIndicator),
  tooLarge: message('V3009', '该公式展开后有 {nodes} 个步骤，超过上限 {most}'),
  /** A formula whose preview would take too long or too much memory. */
  tooHeavyToPreview: message('V3011', '该公式计算量过大，无法预览；请缩短窗口或减少步骤'),
  tooHeavyToList: message('V3012', '该因子计算量过大，无法即时计算取值；请缩短窗口或减少步骤'),
  /** A field sent beside the graph that contradicts it. */
  otherThanGraph: message('V3014', '{field}与因子图不符：所给为“{given}”，由因子图得出“{actual}”'),
  busy: message('V3013', '正在计算的因子较多，请稍后重试'),
} as const satisfies Record<string, Message>;
