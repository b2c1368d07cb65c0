import { JOB_STATES } from '@console/contract-core';
import { z } from 'zod';
import { subjectShape } from '../asking/question-shape.ts';

/** The bounds of evaluations. */
export const EVALUATION_LIMITS = {
  versions: 3,
  /** Language models, beside 数据直答. */
  models: 4,
  /** How often each case is asked with each version and model. */
  runs: 3,
  /** Evaluations of a topic that are kept, the newest. */
  kept: 30,
  /** Characters of the reason for putting a version in use all the same. */
  reason: 200,
} as const;

/**
 * What became of one answer of an evaluation: `refused` where its data or template allowed none. `waiting` and
 * `writing` end; what was being written when its worker ended is written again.
 */
export const RESULT_STATES = ['waiting', 'writing', 'whole', 'cut', 'failed', 'refused'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
export const RESULT_STATE_TITLES: Readonly<Record<ResultState, string>> = {
  waiting: '等待',
  writing: '回答中',
  whole: '已完成',
  cut: '中断',
  failed: '失败',
  refused: '没有作答',
};

const count = z.number().int();

/** The results of one version with one model, added up. */
const totalsShape = z.object({
  version: count,
  model: z.string(),
  /** The answers so far, and how many of them hold every fact of their case. */
  runs: count,
  passed: count,
  figures: count,
  verified: count,
  tokensIn: count,
  tokensOut: count,
  /** Answers whose tokens their model did not report. */
  estimated: count,
  /** Yuan. */
  cost: z.number(),
  /** Mean milliseconds; null without any. */
  firstMs: count.nullable(),
  totalMs: count.nullable(),
});
export type EvaluationTotals = z.output<typeof totalsShape>;

const caseShape = z.object({
  caseId: count,
  question: z.string(),
  subject: subjectShape.nullable(),
  /** Why its data allows no answer; null where it does. */
  refusal: z.string().nullable(),
  /** The answers so far by version and model, and how many hold every fact. */
  marks: z.array(z.object({ version: count, model: z.string(), runs: count, passed: count })),
});
export type EvaluatedCase = z.output<typeof caseShape>;

/** An evaluation with what it found so far. */
export const evaluationShape = z.object({
  evaluationId: count,
  topicId: count,
  topic: z.string(),
  versions: z.array(count),
  models: z.array(z.string()),
  /** The version in use when it was begun. */
  current: count,
  state: z.enum(JOB_STATES),
  /** Why it ended without success; null otherwise. */
  message: z.string().nullable(),
  cancelRequested: z.boolean(),
  /** The answers that have ended, and all there are to be. */
  done: count,
  total: count,
  startedUser: z.string().nullable(),
  startedTime: z.string(),
  finishedTime: z.string().nullable(),
  totals: z.array(totalsShape),
  cases: z.array(caseShape),
});
export type Evaluation = z.output<typeof evaluationShape>;

/** One answer of an evaluation, as it is looked at. */
export const resultShape = z.object({
  version: count,
  model: z.string(),
  run: count,
  state: z.enum(RESULT_STATES),
  passed: z.boolean(),
  /** The case's facts as text, and whether the answer holds each. */
  facts: z.array(z.object({ text: z.string(), held: z.boolean() })),
  text: z.string(),
  reason: z.string().nullable(),
});
export type EvaluationResult = z.output<typeof resultShape>;
