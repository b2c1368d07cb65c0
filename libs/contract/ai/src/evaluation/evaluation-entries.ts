import { call, id, JOB_STATES, plainName, searchText, table, wholeNumber } from '@console/contract-core';
import {
  choice,
  datetime,
  headline,
  hidden,
  integer,
  mark,
  name,
  optional,
  percent,
  required,
  sentence,
  text,
  word,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { TOPIC_TEXTS } from '../topic-fields.ts';
import { EVALUATION_LIMITS, evaluationShape, RESULT_STATES, resultShape } from './evaluation-shape.ts';

const services = ['ai'] as const;
const views = { services, needs: 'gssjk_gn_view' } as const;
const edits = { services, needs: 'gssjk_gn_edit' } as const;
const path = '/api/ai/evaluation';
const count = z.number().int();

const wanted = {
  topicId: id(TOPIC_TEXTS.topic),
  /** Numbers of the topic's template versions. */
  versions: z
    .array(wholeNumber(1, 1_000_000))
    .min(1, '请选择至少一版模板')
    .max(EVALUATION_LIMITS.versions, `一次最多评测 ${EVALUATION_LIMITS.versions} 版模板`),
  /** Names of configured language models; 数据直答 is always evaluated. */
  models: z
    .array(z.string().check(plainName).min(1).max(40))
    .max(EVALUATION_LIMITS.models, `一次最多评测 ${EVALUATION_LIMITS.models} 个大模型`)
    .default([]),
};
const ofEvaluation = z.strictObject({ evaluationId: id() });
const started = z.object({ evaluationId: count });

/** The evaluations of the tenant's topics. */
export const evaluationList = table({
  ...views,
  id: 'ai.evaluationList',
  title: '评测记录',
  path: `${path}/list`,
  key: 'evaluationId',
  counter: '次',
  defaultSort: 'startedTime,DESC',
  filter: z.object({
    /** Part of the topic's name. */
    topic: searchText(),
    topicId: id().optional(),
    state: z.enum(JOB_STATES).optional(),
  }),
  columns: {
    evaluationId: hidden(count),
    topicId: hidden(count),
    cancelRequested: hidden(z.boolean()),
    /** The numbers of the versions, comma-joined. */
    numbers: hidden(z.string()),
    topic: name('主题', { fixed: 'left' }),
    versions: text('模板版本'),
    models: name('模型'),
    cases: required(integer('用例数', { sort: false })),
    state: choice('状态', JOB_STATES),
    progress: required(percent('进度', { sort: false })),
    passedShare: percent('通过率', { sort: false }),
    verifiedShare: percent('已核实', { sort: false }),
    tokens: required(integer('词元', { sort: false })),
    /** Yuan. */
    cost: required(yuan('费用', { sort: false })),
    startedUser: optional(word('开始人')),
    startedTime: datetime('开始时间'),
    message: optional(sentence('说明')),
  },
});

/** Every answer of one evaluation. */
export const evaluationResults = table({
  ...views,
  id: 'ai.evaluationResults',
  title: '评测结果',
  path: `${path}/results`,
  key: 'resultId',
  counter: '个回答',
  defaultSort: 'place,ASC',
  filter: z.object({
    evaluationId: id(),
    caseId: id().optional(),
    version: wholeNumber(1, 1_000_000).optional(),
    model: z.string().check(plainName).min(1).max(40).optional(),
    passed: z.enum(['yes', 'no']).optional(),
  }),
  columns: {
    resultId: hidden(count),
    caseId: hidden(count),
    place: required(integer('用例序号')),
    question: headline('问题'),
    subjectName: optional(word('对象')),
    version: required(integer('模板版本')),
    model: word('模型', { sort: true }),
    run: required(integer('第几次', { sort: false })),
    state: choice('状态', RESULT_STATES),
    passed: mark('通过', z.boolean()),
    heldFacts: required(integer('答出事实', { sort: false })),
    allFacts: required(integer('应答事实数', { sort: false })),
    verified: required(integer('已核实数字', { sort: false })),
    figures: required(integer('数字', { sort: false })),
    tokensIn: required(integer('输入词元')),
    tokensOut: required(integer('输出词元')),
    estimated: mark('词元为估计', z.boolean()),
    /** Yuan. */
    cost: required(yuan('费用')),
    firstMs: integer('首字（毫秒）'),
    totalMs: integer('用时（毫秒）'),
    reason: optional(sentence('说明')),
  },
});

/** Evaluations are read by all who ask, and run by experts. */
export const evaluationCalls = {
  evaluation: call({
    ...views,
    id: 'ai.evaluation',
    title: '评测',
    method: 'GET',
    path: `${path}/read`,
    input: ofEvaluation,
    output: evaluationShape,
  }),
  /** The answers to one case of an evaluation, by version, model and run. */
  evaluationAnswers: call({
    ...views,
    id: 'ai.evaluationAnswers',
    title: '用例的评测回答',
    method: 'GET',
    path: `${path}/answers`,
    input: z.strictObject({ evaluationId: id(), caseId: id() }),
    output: z.array(resultShape),
  }),
  /** How many answers an evaluation would take, and about how many tokens. Reads the data of a few cases. */
  estimateEvaluation: call({
    ...edits,
    id: 'ai.estimateEvaluation',
    title: '评测用量估算',
    method: 'POST',
    path: `${path}/estimate`,
    input: z.strictObject(wanted),
    output: z.object({
      cases: count,
      /** The answers in all, and those of language models. */
      answers: count,
      asked: count,
      /** The tokens of the prompts, estimated from the first cases. */
      tokens: count,
      /** The tokens that the caller has left today. */
      left: count,
    }),
  }),
  /**
   * Reads the data of every case with the caller's authorities, makes the prompts, and queues the evaluation. An
   * Idempotency-Key is required: what is sent twice would cost twice.
   */
  startEvaluation: call({
    ...edits,
    id: 'ai.startEvaluation',
    title: '开始评测',
    method: 'POST',
    path: `${path}/start`,
    input: z.strictObject(wanted),
    output: started,
  }),
  stopEvaluation: call({
    ...edits,
    id: 'ai.stopEvaluation',
    title: '停止评测',
    method: 'POST',
    path: `${path}/stop`,
    input: ofEvaluation,
    output: started,
  }),
  /** Goes on with the answers that an evaluation lacks, after it was stopped or failed. */
  resumeEvaluation: call({
    ...edits,
    id: 'ai.resumeEvaluation',
    title: '继续评测',
    method: 'POST',
    path: `${path}/resume`,
    input: ofEvaluation,
    output: started,
  }),
} as const;
