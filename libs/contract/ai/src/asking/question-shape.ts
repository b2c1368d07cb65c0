import { plainName, UNITS, type UnitId } from '@console/contract-core';
import { z } from 'zod';

/** The maximum number of characters of a question. */
export const QUESTION_LENGTH = 2000;
/** The maximum number of language models that answer one question, side by side. */
export const MOST_MODELS = 3;
export const REASON_LENGTH = 200;
export const EXPERT_LENGTH = 20_000;

export const SUBJECT_KINDS = ['market', 'ecology', 'industry', 'company', 'strategy'] as const;

/** What a question is about: the chip above its answers. */
export const subjectShape = z.strictObject({
  kind: z.enum(SUBJECT_KINDS),
  /** The id in its own service; null for the market. */
  id: z.number().int().positive().nullable(),
  name: z.string().check(plainName).trim().min(1).max(100),
});
export type QuestionSubject = z.output<typeof subjectShape>;

/**
 * `refused`: the data did not allow an answer, and no model was asked. `cut`: it broke off, and is not whole.
 */
export const ANSWER_STATES = ['waiting', 'writing', 'whole', 'cut', 'stopped', 'failed', 'refused'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const ANSWER_STATE_TITLES: Readonly<Record<AnswerState, string>> = {
  waiting: '等待中',
  writing: '回答中',
  whole: '已完成',
  cut: '中断',
  stopped: '已停止',
  failed: '失败',
  refused: '未作答',
};

export const isOpenAnswer = (state: AnswerState): boolean => state === 'waiting' || state === 'writing';

/** A number that was written by hand, as characters of the text; without cells it was not verified. */
export const checkShape = z.object({
  start: z.number().int(),
  end: z.number().int(),
  cells: z.array(z.string()),
});
export type NumberCheck = z.output<typeof checkShape>;

/** Which model wrote from which character on, and why the one before gave up. */
const part = z.object({ model: z.string(), from: z.number().int(), cause: z.string().nullable() });

/** How many of a text's figures are verified: citations of cells, and numbers that follow from cells. */
const share = { figures: z.number().int(), verified: z.number().int() };

export const answerShape = z.object({
  id: z.number().int(),
  model: z.string(),
  state: z.enum(ANSWER_STATES),
  /** Markdown; a figure by reference is `[[c12]]`. */
  text: z.string(),
  parts: z.array(part),
  checks: z.array(checkShape),
  ...share,
  reason: z.string().nullable(),
  tokensIn: z.number().int(),
  tokensOut: z.number().int(),
  /** The model reported no tokens. */
  estimated: z.boolean(),
  /** Yuan. */
  cost: z.number(),
  firstMs: z.number().int().nullable(),
  totalMs: z.number().int().nullable(),
  mark: z.enum(['good', 'bad']).nullable(),
  markReason: z.string().nullable(),
});
export type Answer = z.output<typeof answerShape>;

export const cellShape = z.object({
  id: z.string(),
  entity: z.string(),
  period: z.string(),
  title: z.string(),
  /** The value with its unit, as a chip shows it. */
  shown: z.string(),
});
export type CitedCell = z.output<typeof cellShape>;

export const tableShape = z.object({
  key: z.string(),
  title: z.string(),
  /** The console's page that shows it. */
  link: z.string().nullable(),
  asOf: z.string(),
  source: z.string(),
  columns: z.array(z.object({ title: z.string(), unit: z.enum(Object.keys(UNITS) as [UnitId]) })),
  rows: z.array(
    z.object({
      label: z.string(),
      period: z.string(),
      entity: z.string(),
      cells: z.array(z.string().nullable()),
    }),
  ),
});
export type CitedTable = z.output<typeof tableShape>;

export const questionShape = z.object({
  id: z.number().int(),
  text: z.string(),
  subject: subjectShape.nullable(),
  topicId: z.number().int().nullable(),
  askedUser: z.string().nullable(),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  askedTime: z.string(),
  /** Why no model was asked; null when the data allowed it. */
  refusal: z.string().nullable(),
  asOf: z.string().nullable(),
  snapshot: z.string().nullable(),
  tables: z.array(tableShape),
  cells: z.array(cellShape),
  /** Passages of the knowledge base that the models were given. */
  passages: z.array(
    z.object({
      knowledgeId: z.number().int(),
      title: z.string(),
      /** The document of the entry that it is of; null for the entry's own text. */
      file: z.object({ name: z.string(), link: z.string() }).nullable(),
      text: z.string(),
    }),
  ),
  /** What was left out, and why. */
  left: z.array(z.string()),
  promptTokens: z.number().int(),
  answers: z.array(answerShape),
  expert: z
    .object({
      text: z.string(),
      checks: z.array(checkShape),
      ...share,
      writtenUser: z.string().nullable(),
      writtenTime: z.string(),
      version: z.number().int(),
    })
    .nullable(),
});
export type Question = z.output<typeof questionShape>;

/** Where a passage stands, as readers and models are told: 《盈利能力》附件“年报.pdf”. */
export const passageSource = ({
  title,
  file,
}: {
  readonly title: string;
  readonly file: { readonly name: string } | null;
}): string => (file === null ? `《${title}》` : `《${title}》附件“${file.name}”`);

/** An event of a question's log, in the order of the ids that the stream gives them. */
export type QuestionEvent =
  | { readonly kind: 'model'; readonly answer: number; readonly model: string; readonly cause: string | null }
  | { readonly kind: 'text'; readonly answer: number; readonly text: string }
  | { readonly kind: 'checks'; readonly answer: number; readonly checks: readonly NumberCheck[] }
  | {
      readonly kind: 'end';
      readonly answer: number;
      readonly state: AnswerState;
      readonly reason: string | null;
      readonly figures: number;
      readonly verified: number;
    };

/** The text without the beginning of a citation at its end, as an answer that broke off may have it. */
export const withoutHalfCitation = (text: string): string => text.replace(/\[{1,2}(?:c\d*\]?)?$/u, '');

/** What a question needs an expert for. */
export const ATTENTION_TITLES = {
  unanswered: '没有作答',
  unverified: '有未核实的数字',
  bad: '评价不好',
} as const;
export type Attention = keyof typeof ATTENTION_TITLES;
export const ATTENTIONS = ['unanswered', 'unverified', 'bad'] as const satisfies readonly Attention[];
