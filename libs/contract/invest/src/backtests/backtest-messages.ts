import type { Message } from '@console/contract-core';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/** Refusals about backtests. Codes never change. */
export const BACKTEST_MESSAGES = {
  keyMissing: message('V4000', '缺少 Idempotency-Key 请求头', 400),
  noDates: message('V4001', '所选区间内没有交易日'),
  tooFewDates: message('V4002', '所选区间只有 {days} 个交易日，至少需要 {least} 个'),
  unknownIndustry: message('V4003', '没有这个行业：{code}'),
  unknownBenchmark: message('V4004', '没有这个指数：{code}'),
  /** The memory is estimated before the run is queued. */
  tooLarge: message('V4005', '预计需要内存 {need} MB，超过上限 {most} MB，请缩小区间、股票池或公式'),
  tooMany: message('V4006', '您已有 {count} 个回测在排队或运行，最多 {most} 个'),
  notEnded: message('V4007', '回测尚未成功结束，没有结果'),
  snapshotGone: message('V4008', '数据已更新（运行时快照 {then}，当前 {now}），无法在同一快照上核对'),
  noIndustries: message('V4010', '当前数据没有申万行业，不能按行业分组或按行业中性化'),
} as const satisfies Record<string, Message>;
