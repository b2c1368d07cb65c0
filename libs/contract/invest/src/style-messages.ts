import type { Message } from '@console/contract-core';
import { STYLE_TEXTS } from './style-fields.ts';

const message = (code: string, text: string): Message => ({ code, status: 200, text });

/** Refusals about styles. Codes never change. */
export const STYLE_MESSAGES = {
  nameTaken: message('V2001', STYLE_TEXTS.nameTaken),
  /** Refuses to delete a style that strategies use. */
  inUse: message('V2002', '该投资风格正被以下策略使用，不能删除：{strategies}'),
} as const satisfies Record<string, Message>;
