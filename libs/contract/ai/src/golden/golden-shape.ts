import { plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';
import { subjectShape } from '../asking/question-shape.ts';

/** The bounds of golden cases. */
export const GOLDEN_LIMITS = {
  /** Cases of one topic: as many as one evaluation runs. */
  cases: 100,
  /** Facts of one case. */
  facts: 12,
  question: 2000,
  entity: 100,
  title: 60,
  words: 100,
} as const;

export const GOLDEN_TEXTS = {
  question: '请输入问题',
  atLeastOneFact: '至少保留一条应答事实',
  atMostFacts: `应答事实最多 ${GOLDEN_LIMITS.facts} 条`,
  factTwice: '应答事实不能重复',
  entity: '请填写数据所属对象',
  title: '请填写指标名称',
  period: '期间应为 2025Y、2025H1、2025Q3 或 2026-11-26',
  words: '请填写应出现的文字',
} as const;

const shortText = (most: number, missing: string): z.ZodString =>
  z.string({ error: missing }).check(plainName).trim().min(1, missing).max(most);

/** A cell that an answer must cite: by its column's title, its entity and its period. */
const cellFact = z.strictObject({
  kind: z.literal('cell'),
  /** The id of the entry that has the cell; null for any. */
  table: z.string().check(plainName).min(1).max(80).nullable().default(null),
  /** Null for any: who leads a ranking changes with the data. */
  entity: shortText(GOLDEN_LIMITS.entity, GOLDEN_TEXTS.entity).nullable(),
  /** `2025Y`, `2025H1`, `2025Q3` or a day; null for any. */
  period: z
    .string()
    .regex(/^\d{4}(?:Y|H[12]|Q[1-4]|-\d{2}-\d{2})$/, GOLDEN_TEXTS.period)
    .nullable(),
  title: shortText(GOLDEN_LIMITS.title, GOLDEN_TEXTS.title),
});
/** Words that an answer must contain. */
const wordsFact = z.strictObject({
  kind: z.literal('words'),
  words: shortText(GOLDEN_LIMITS.words, GOLDEN_TEXTS.words),
});
export const factShape = z.discriminatedUnion('kind', [cellFact, wordsFact]);
export type GoldenFact = z.output<typeof factShape>;

/** Facts as text: `华岚精工 2025Y 营业总收入`, `任一对象 投资成功率`, `“景气”`. */
export const factText = (fact: GoldenFact): string =>
  fact.kind === 'words'
    ? `“${fact.words}”`
    : [fact.entity ?? '任一对象', ...(fact.period === null ? [] : [fact.period]), fact.title].join(' ');

export const goldenFields = {
  question: z
    .string({ error: GOLDEN_TEXTS.question })
    .check(plainSigns)
    .trim()
    .min(1, GOLDEN_TEXTS.question)
    .max(GOLDEN_LIMITS.question),
  subject: subjectShape.nullable().default(null),
  facts: z
    .array(factShape, { error: GOLDEN_TEXTS.atLeastOneFact })
    .min(1, GOLDEN_TEXTS.atLeastOneFact)
    .max(GOLDEN_LIMITS.facts, GOLDEN_TEXTS.atMostFacts),
};

/** Refuses two equal facts. */
export const factsOnce = (
  { facts }: { readonly facts: readonly GoldenFact[] },
  context: z.RefinementCtx,
): void => {
  if (new Set(facts.map(factText)).size < facts.length)
    context.addIssue({ code: 'custom', message: GOLDEN_TEXTS.factTwice });
};
