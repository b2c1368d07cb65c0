import type { Message } from '@console/contract-core';

const message = (code: string, text: string): Message => ({ code, status: 200, text });

/** Refusals about default prompts. Codes never change. */
export const DEFAULT_PROMPT_MESSAGES = {
  activeStays: message('A2001', '启用中的引导语不能删除，请先启用另一份'),
  unknownVersion: message('A2002', '这份引导语没有第 {number} 版'),
} as const satisfies Record<string, Message>;
