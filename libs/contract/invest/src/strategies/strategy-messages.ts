import type { Message } from '@console/contract-core';
import { STRATEGY_TEXTS } from './strategy-fields.ts';

const message = (code: string, text: string): Message => ({ code, status: 200, text });

/** Refusals about strategies. Codes never change. */
export const STRATEGY_MESSAGES = {
  nameTaken: message('V6001', STRATEGY_TEXTS.nameTaken),
  /** The style was removed meanwhile. */
  noStyle: message('V6002', '所选投资风格已不存在，请重新选择'),
  noFactor: message('V6003', '所选因子已不存在，请重新选择'),
  notInPool: message('V6005', '以下股票不在该风格的股票池中：{names}'),
  /** No day of market data is complete. */
  noDay: message('V6006', '暂无完整的行情数据，不能发布策略'),
  running: message('V6007', '策略正在运行，请先停止再删除'),
  stopped: message('V6008', '策略已停止'),
  systemPosition: message('V6009', STRATEGY_TEXTS.systemPosition),
  /** The words of the documents, followed by the value. */
  systemRiskRaised: message('V6010', '系统风险不能高于{risk}'),
  companyRiskRaised: message('V6011', '{name}的公司风险不能高于{risk}'),
  notToday: message('V6012', '只能修改当日的风险'),
  /** A raise that would lower. */
  notRaised: message('V6014', '重置只能上调：{name}当前为{risk}'),
  simulationBusy: message('V6013', '您已有 {count} 个历史模拟在排队或运行，最多 {most} 个'),
  simulationDates: message('V6015', '起始日至 {last} 只有 {days} 个交易日，至少需要 {least} 个'),
  /** The memory is estimated before the run is queued. */
  simulationTooLarge: message('V6016', '预计需要内存 {need} MB，超过上限 {most} MB，请推后起始日或简化因子'),
  /** Its first day is not posted. */
  noPlan: message('V6018', '策略还没有已完成的交易日，暂无调仓预览'),
  nothingToChoose: message('V6019', '{date} 没有可选的股票，请检查行情和财务数据是否完整'),
  simulationNotEnded: message('V6017', '历史模拟尚未成功结束，没有结果'),
} as const satisfies Record<string, Message>;
