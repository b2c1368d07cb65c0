import { call, id, plainName, plainSigns, searchText, table, wholeNumber } from '@console/contract-core';
import { datetime, headline, hidden, optional, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import {
  answerShape,
  ATTENTIONS,
  EXPERT_LENGTH,
  MOST_MODELS,
  QUESTION_LENGTH,
  questionShape,
  REASON_LENGTH,
  SUBJECT_KINDS,
  subjectShape,
} from './question-shape.ts';

const place = { services: ['ai'], needs: 'gssjk_gn_view' } as const;

const asked = {
  text: z.string().trim().min(1, '请输入问题').max(QUESTION_LENGTH).check(plainSigns),
  subject: subjectShape.nullable().default(null),
  topicId: id().nullable().default(null),
};

const budget = z.object({ used: z.number().int(), most: z.number().int() });

/** The questions that the caller asked, newest first; experts see those of the whole tenant. */
export const questionList = table({
  ...place,
  id: 'ai.questionList',
  title: '问答历史',
  path: '/api/ai/question/list',
  key: 'questionId',
  counter: '个',
  defaultSort: 'askedTime,DESC',
  filter: z.object({
    text: searchText(),
    /** Those that an expert should look at; none of them once an expert has answered it. */
    attention: z.enum(ATTENTIONS).optional(),
  }),
  columns: {
    questionId: hidden(z.number().int()),
    question: headline('问题'),
    subjectName: optional(word('对象')),
    models: text('回答者'),
    state: word('状态'),
    verifiedShare: optional(word('已核实')),
    askedUser: optional(word('提问人')),
    askedTime: datetime('提问时间'),
  },
});

/** Questions and their answers. A question is its asker's; experts (gssjk_gn_edit) read those of the tenant. */
export const askingCalls = {
  /** What a question can be asked with, and what is left of today's tokens. */
  askingOptions: call({
    ...place,
    id: 'ai.askingOptions',
    title: '提问选项',
    method: 'GET',
    path: '/api/ai/question/options',
    input: z.strictObject({}),
    output: z.object({
      models: z.array(z.string()),
      userTokens: budget,
      tenantTokens: budget,
      /** When today's tokens return. */
      returnsAt: z.string(),
    }),
  }),
  /** What a text names of what the caller may see, and the topics it may be of, the surest first. */
  understandQuestion: call({
    ...place,
    id: 'ai.understandQuestion',
    title: '识别问题',
    method: 'POST',
    path: '/api/ai/question/understand',
    input: z.strictObject({ text: asked.text }),
    output: z.object({
      subjects: z.array(
        z.object({
          kind: z.enum(SUBJECT_KINDS),
          id: z.number().int(),
          name: z.string(),
          /** 0 to 1. */
          score: z.number(),
          /** The words of the text that name it. */
          words: z.string(),
        }),
      ),
      /** Topics by the terms of their names and keywords; those of at least half. */
      topics: z.array(z.object({ id: z.number().int(), name: z.string(), score: z.number() })),
    }),
  }),
  /** A subject by its id, as its own service names it to the caller. */
  askedSubject: call({
    ...place,
    id: 'ai.askedSubject',
    title: '提问对象',
    method: 'GET',
    path: '/api/ai/question/subject',
    input: z.strictObject({ kind: z.enum(SUBJECT_KINDS), subjectId: id().optional() }),
    output: subjectShape,
  }),
  /**
   * Reads the data with the caller's authorities, stores it with the prompt, and lets the models begin. The question is
   * returned as it is read afterwards, so that its answers can be shown and followed at once. 429 for too many answers at
   * once, or without tokens left today.
   */
  askQuestion: call({
    ...place,
    id: 'ai.askQuestion',
    title: '提问',
    method: 'POST',
    path: '/api/ai/question/ask',
    creates: true,
    input: z.strictObject({
      ...asked,
      /** Language models by name; the answer composed of the data is always given. */
      models: z.array(z.string().check(plainName).max(40)).max(MOST_MODELS).default([]),
    }),
    output: z.object({ questionId: z.number().int(), question: questionShape }),
  }),
  /** The tokens of the prompt that the question would be asked with, and the models that have room for it. */
  estimateQuestion: call({
    ...place,
    id: 'ai.estimateQuestion',
    title: '估算提示词',
    method: 'POST',
    path: '/api/ai/question/estimate',
    input: z.strictObject(asked),
    output: z.object({
      tokens: z.number().int(),
      /** Why no model would be asked; null when the data allows it. */
      refusal: z.string().nullable(),
      models: z.array(z.object({ name: z.string(), context: z.number().int(), hasRoom: z.boolean() })),
    }),
  }),
  question: call({
    ...place,
    id: 'ai.question',
    title: '问题与回答',
    method: 'GET',
    path: '/api/ai/question/read',
    input: z.strictObject({ questionId: id() }),
    output: questionShape,
  }),
  /** What the models were given. */
  questionPrompt: call({
    ...place,
    id: 'ai.questionPrompt',
    title: '提示词',
    method: 'GET',
    path: '/api/ai/question/prompt',
    input: z.strictObject({ questionId: id() }),
    output: z.object({
      messages: z.array(z.object({ role: z.string(), content: z.string() })),
      tokens: z.number().int(),
    }),
  }),
  /**
   * Server-sent events of a question's log, `event: answer` with a `QuestionEvent` each, after the id `after` or that of
   * Last-Event-ID; `event: done` when every answer has ended.
   */
  questionEvents: call({
    ...place,
    id: 'ai.questionEvents',
    title: '回答事件流',
    method: 'GET',
    path: '/api/ai/question/events',
    input: z.strictObject({ questionId: id(), after: wholeNumber(0, 1_000_000_000).default(0) }),
    output: z.unknown(),
    raw: true,
  }),
  stopAnswer: call({
    ...place,
    id: 'ai.stopAnswer',
    title: '停止回答',
    method: 'POST',
    path: '/api/ai/question/stop',
    input: z.strictObject({ answerId: id() }),
    output: z.literal(true),
  }),
  markAnswer: call({
    ...place,
    id: 'ai.markAnswer',
    title: '评价回答',
    method: 'POST',
    path: '/api/ai/question/mark',
    input: z.strictObject({
      answerId: id(),
      mark: z.enum(['good', 'bad']).nullable(),
      reason: z.string().trim().max(REASON_LENGTH).check(plainSigns).default(''),
    }),
    output: answerShape,
  }),
  /** The expert's answer beside those of the models, with the same citations and the same check of its numbers. */
  answerAsExpert: call({
    ...place,
    id: 'ai.answerAsExpert',
    title: '专家回答',
    method: 'POST',
    path: '/api/ai/question/expert',
    needs: 'gssjk_gn_edit',
    bounds: { textBytes: EXPERT_LENGTH * 6 },
    input: z.strictObject({
      questionId: id(),
      /** The version that was read; 0 for the first. */
      version: wholeNumber(0, 1_000_000),
      text: z.string().trim().min(1, '请填写回答').max(EXPERT_LENGTH).check(plainSigns),
    }),
    output: questionShape,
  }),
  /** A question with its answers and sources, as Markdown or as a page that Word opens. */
  exportQuestion: call({
    ...place,
    id: 'ai.exportQuestion',
    title: '导出回答',
    method: 'GET',
    path: '/api/ai/question/export',
    input: z.strictObject({ questionId: id(), format: z.enum(['md', 'html']) }),
    output: z.object({ name: z.string(), content: z.string() }),
  }),
} as const;
