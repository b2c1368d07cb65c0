import type { Message } from '@console/contract-core';

const message = (code: string, text: string, status = 200): Message => ({ code, status, text });

/** Refusals about check-ups. Codes never change. */
export const CHECKUP_MESSAGES = {
  running: message('V4100', '已有一次因子体检在排队或运行，请等待其结束或先取消'),
  noFactors: message('V4101', '还没有因子可以体检，请先新建因子或选择“全部因子与指标”'),
  notEnded: message('V4102', '体检尚未成功结束，没有结果'),
} as const satisfies Record<string, Message>;
