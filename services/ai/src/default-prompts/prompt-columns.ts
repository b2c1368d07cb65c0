import { PROMPT_TEXTS, type DefaultPrompt, type PromptText } from '@console/contract-ai';
import { recordColumns, type RecordReads } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { documentedStamps } from '../documented-stamps.ts';
import type { PromptTextColumns } from '../queries.ts';

export type PromptTexts = Pick<DefaultPrompt, PromptText>;

/** The column of each of the six texts, in `default_prompt` and in `default_prompt_version`. */
export const PROMPT_COLUMNS = {
  overallMarketCorpus: 'overall_market_corpus',
  ecoCorpus: 'eco_corpus',
  indCorpus: 'ind_corpus',
  corpCorpus: 'corp_corpus',
  defaultCorpus: 'default_corpus',
  defaultAnswer: 'default_answer',
} as const satisfies Readonly<Record<PromptText, keyof PromptTextColumns>>;

/** The writers and times of a prompt `p`, by their names in the documents. */
export const PROMPT_STAMPS = documentedStamps('p');

/** A prompt as stored: `active` is null for all but the one in use. */
export type PromptRow = Omit<DefaultPrompt, 'active'> & { readonly active: 1 | null };

/** The fields of a prompt that are read. */
export const PROMPT_READS = {
  table: 'ai.default_prompt',
  row: 'p',
  columns: {
    id: sql.ref<number>('p.id'),
    active: sql.ref<1 | null>('p.active'),
    activeVersion: sql.ref<number | null>('p.active_version'),
    ...recordColumns<PromptTexts>('p', PROMPT_COLUMNS),
    ...PROMPT_STAMPS,
  },
} as const satisfies RecordReads<PromptRow>;

type Column = (typeof PROMPT_COLUMNS)[PromptText];

/** The column of a text in `Alias`, with its name in the API. */
type SelectedText<Alias extends string> = {
  [Name in PromptText]: `${Alias}.${(typeof PROMPT_COLUMNS)[Name]} as ${Name}`;
}[PromptText];

/** The columns of the texts of `alias`, each with its name in the API. */
export const selectedTexts = <Alias extends string>(alias: Alias): SelectedText<Alias>[] =>
  PROMPT_TEXTS.map((name) => `${alias}.${PROMPT_COLUMNS[name]} as ${name}` as SelectedText<Alias>);

/** The texts by their columns. */
export const textValues = (texts: PromptTexts): Record<Column, string> =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [PROMPT_COLUMNS[name], texts[name]])) as Record<
    Column,
    string
  >;

/** The six texts alone. */
export const textsOf = (from: PromptTexts): PromptTexts =>
  Object.fromEntries(PROMPT_TEXTS.map((name) => [name, from[name]])) as PromptTexts;

/** A row with its `active` as a boolean: the column is null for all but the prompt in use. */
export const withActiveFlag = <Row extends { readonly active: 1 | null }>(
  row: Row,
): Omit<Row, 'active'> & { readonly active: boolean } => ({ ...row, active: row.active === 1 });
