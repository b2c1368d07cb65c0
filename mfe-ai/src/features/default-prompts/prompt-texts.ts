import { PROMPT_TEXTS, type PromptText } from '@console/contract-ai';

export type PromptTexts = Readonly<Record<PromptText, string>>;

/** The six texts alone; blank ones of a new prompt. */
export const textsOf = (from: PromptTexts | null): PromptTexts =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [name, from?.[name] ?? ''])) as PromptTexts;
