import { call, id, recordCalls, searchText, table } from '@console/contract-core';
import { headline, hidden, integer, name, optional, text, word } from '@console/contract-core/columns';
import { z } from 'zod';
import { subjectShape } from '../asking/question-shape.ts';
import { TARGET_TYPES, TOPIC_TEXTS } from '../topic-fields.ts';
import { documentedTimes, documentedTimesRow } from '../written-times.ts';
import { factShape, factsOnce, goldenFields } from './golden-shape.ts';

const services = ['ai'] as const;
const cases = '/api/ai/golden';

/** What 数据直答 answers to a case now. */
const checkedCase = z.object({
  id: z.number().int(),
  question: z.string(),
  subjectName: z.string().nullable(),
  /** Why there was no answer; null where there was one. */
  refusal: z.string().nullable(),
  facts: z.array(z.object({ text: z.string(), held: z.boolean() })),
  /** Whether the answer holds every fact. */
  passed: z.boolean(),
  figures: z.number().int(),
  verified: z.number().int(),
});
export type CheckedCase = z.output<typeof checkedCase>;

const goldenCase = z.object({
  id: z.number().int(),
  topicId: z.number().int(),
  topic: z.string(),
  /** What the topic is about. */
  invTargetTypeDictKey: z.enum(TARGET_TYPES),
  question: z.string(),
  subject: subjectShape.nullable(),
  facts: z.array(factShape),
  /** The question whose expert's answer it was made of; null for a case written by hand. */
  originId: z.number().int().nullable(),
  ...documentedTimesRow,
});
export type GoldenCase = z.output<typeof goldenCase>;

/** The golden cases: questions of each topic, with the facts that their answers must hold. */
export const goldenCaseList = table({
  id: 'ai.goldenCaseList',
  title: '评测用例',
  path: `${cases}/list`,
  services,
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '个',
  defaultSort: 'updateTime,DESC',
  filter: z.object({
    /** Part of the topic's name. */
    topic: searchText(),
    question: searchText(),
  }),
  columns: {
    id: hidden(z.number().int()),
    topicId: hidden(z.number().int()),
    topic: name('主题', { sort: true, fixed: 'left' }),
    question: headline('问题'),
    subjectName: optional(word('对象')),
    factCount: integer('事实数'),
    factTitles: text('应答事实'),
    originId: hidden(z.number().int().nullable()),
    ...documentedTimes,
  },
});

/** Golden cases are read by all who ask, and written by experts. */
export const goldenCalls = {
  ...recordCalls({
    service: 'ai',
    name: 'goldenCase',
    title: '评测用例',
    key: 'id',
    needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
    at: {
      read: { path: `${cases}/read` },
      add: { path: `${cases}/add` },
      update: { path: `${cases}/update` },
      remove: { path: `${cases}/delete` },
    },
    row: goldenCase,
    fields: { topicId: id(TOPIC_TEXTS.topic), ...goldenFields },
    check: factsOnce,
  }),
  /**
   * Makes the expert's answer of a question a case: its question and subject, and as facts the cells that the answer
   * cites. Of the question's topic, or where it has none of `topicId`.
   */
  addCaseOfQuestion: call({
    id: 'ai.addCaseOfQuestion',
    title: '专家回答设为评测用例',
    method: 'POST',
    path: `${cases}/add-of-question`,
    services,
    needs: 'gssjk_gn_edit',
    input: z.strictObject({ questionId: id(), topicId: id().nullable().default(null) }),
    output: goldenCase,
  }),
  /** Answers every case of a topic by 数据直答, with what the caller may see, and compares the answers with the facts. */
  checkGoldenCases: call({
    id: 'ai.checkGoldenCases',
    title: '数据直答检验',
    method: 'POST',
    path: `${cases}/check`,
    services,
    needs: 'gssjk_gn_edit',
    input: z.strictObject({ topicId: id(TOPIC_TEXTS.topic) }),
    output: z.array(checkedCase),
  }),
} as const;
