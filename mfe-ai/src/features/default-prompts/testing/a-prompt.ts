import { PROMPT_TEXTS, type DefaultPrompt } from '@console/contract-ai';
import type { PromptTexts } from '../prompt-texts.ts';

/** All six texts, `texts` among them. */
export const someTexts = (texts: Partial<PromptTexts> = {}): PromptTexts =>
  ({ ...Object.fromEntries(PROMPT_TEXTS.map((name) => [name, ''])), ...texts }) as PromptTexts;

/** A prompt for tests; what matters to a test is written there. */
export const aPrompt = (parts: Partial<DefaultPrompt> = {}): DefaultPrompt => ({
  ...someTexts({ ecoCorpus: '生态。' }),
  id: 5,
  active: true,
  activeVersion: 3,
  createTime: '2026-11-01 09:00:00',
  createUser: '张三',
  updateTime: '2026-11-20 10:12:13',
  updateUser: '李四',
  version: 3,
  ...parts,
});
