import type { Message } from '../messages/message.ts';

/** Refusals about jobs, the same in every service that has jobs. Codes never change. */
export const JOB_MESSAGES = {
  keyReused: { code: 'C1409', status: 409, text: '同一提交标识已用于内容不同的任务' },
  notCancellable: { code: 'C1410', status: 200, text: '任务已结束（{state}），无法取消' },
  notRetryable: { code: 'C1411', status: 200, text: '任务{state}，只有失败或已取消的任务可以重试' },
} as const satisfies Record<string, Message>;
