import type { Message } from '@console/contract-core';
import { GOLDEN_LIMITS } from './golden-shape.ts';

const message = (code: string, text: string): Message => ({ code, status: 200, text });

/** Refusals about golden cases. Codes never change. */
export const GOLDEN_MESSAGES = {
  tooMany: message('A3101', `一个主题最多 ${GOLDEN_LIMITS.cases} 个评测用例`),
  caseTaken: message('A3102', '该问题在此主题下已是评测用例'),
  noExpert: message('A3103', '该问题还没有专家回答'),
  nothingCited: message('A3104', '专家回答没有引用数据，请先在回答中引用数据（[[c1]]），或手工新增用例'),
  noTopic: message('A3105', '该问题没有主题，请选择用例所属的主题'),
} as const satisfies Record<string, Message>;
