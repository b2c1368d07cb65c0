import type { Message } from '@console/contract-core';

const message = (code: string, status: number, text: string): Message => ({ code, status, text });

/** Refusals of questions. Codes never change. */
export const ASKING_MESSAGES = {
  unknownModel: message('A3201', 400, '没有名为“{name}”的模型，请刷新后重新选择'),
  tooManyOfUser: message(
    'A3202',
    429,
    '您有 {running} 个回答正在生成，同时最多 {most} 个，请等待其完成或停止后再问',
  ),
  tooManyOfTenant: message('A3203', 429, '本机构有 {running} 个回答正在生成，同时最多 {most} 个，请稍后再问'),
  userBudget: message('A3204', 429, '您今日的词元额度（{most}）不足以提问，{time} 恢复'),
  tenantBudget: message('A3205', 429, '本机构今日的词元额度（{most}）不足以提问，{time} 恢复'),
  keyMissing: message('A3206', 400, '提问须带 Idempotency-Key，以免重复提问'),
  notOpen: message('A3207', 200, '该回答已结束'),
  stillOpen: message('A3208', 200, '回答尚在生成，完成后再评价'),
} as const satisfies Record<string, Message>;
