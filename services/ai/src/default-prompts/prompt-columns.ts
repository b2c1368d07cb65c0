import { PROMPT_TEXTS, type DefaultPrompt, type PromptText } from '@console/contract-ai';

export type PromptTexts = Pick<DefaultPrompt, PromptText>;

/** The column of each of the six texts, in `default_prompt` and in `default_prompt_version`. */
export const PROMPT_COLUMNS: Readonly<Record<PromptText, string>> = {
  overallMarketCorpus: 'overall_market_corpus',
  ecoCorpus: 'eco_corpus',
  indCorpus: 'ind_corpus',
  corpCorpus: 'corp_corpus',
  defaultCorpus: 'default_corpus',
  defaultAnswer: 'default_answer',
};

/** `overall_market_corpus, eco_corpus, …` */
export const TEXT_COLUMNS = PROMPT_TEXTS.map((name) => PROMPT_COLUMNS[name]).join(', ');

/** The texts of `alias` under their names on the wire. */
export const selectedTexts = (alias: string): string =>
  PROMPT_TEXTS.map((name) => `${alias}.${PROMPT_COLUMNS[name]} AS ${name}`).join(', ');

/** The texts in the order of `TEXT_COLUMNS`. */
export const textValues = (texts: PromptTexts): string[] => PROMPT_TEXTS.map((name) => texts[name]);

/** The six texts alone. */
export const textsOf = (from: PromptTexts): PromptTexts =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [name, from[name]])) as PromptTexts;
