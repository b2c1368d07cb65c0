import { call, id, plainSigns, searchText } from '@console/contract-core';
import { z } from 'zod';
import { TARGET_TYPES, TEMPLATE_VARIABLES, TOPIC_LIMITS, type TemplateVariable } from './topic-fields.ts';

const services = ['ai'] as const;
const QUESTION_LENGTH = 2_000;

const variable = z.object({
  name: z.enum(Object.keys(TEMPLATE_VARIABLES) as [TemplateVariable, ...TemplateVariable[]]),
  title: z.string(),
  text: z.string(),
  /** Why it is blank, or what is left out; null for a text that is whole. */
  note: z.string().nullable(),
});

const preview = z.object({
  /** What each variable holds for the subject, in their order. */
  variables: z.array(variable),
  /** Each template as it would be sent, or why it cannot be. */
  prompts: z.array(z.object({ text: z.string(), fault: z.string().nullable() })),
  /** The templates one after the other; blank while one of them has a fault. */
  whole: z.string(),
  /** About how many tokens the whole is. */
  tokens: z.number().int(),
});
export type TopicPreview = z.output<typeof preview>;

/** templates as they would be sent, while they are typed. Nothing is stored, and no model is asked. */
export const topicPreviewCalls = {
  /** Companies or industries to preview with, at most 20; none for the market and the ecology. */
  topicSubjects: call({
    id: 'ai.topicSubjects',
    title: '模板预览的对象',
    method: 'POST',
    path: '/api/topicTmpl/subjects',
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({ invTargetTypeDictKey: z.enum(TARGET_TYPES), search: searchText() }),
    output: z.array(z.object({ value: z.number().int(), label: z.string() })),
  }),
  /** Data is read with the caller's authorities; a template with a fault does not keep the others from being shown. */
  previewTopic: call({
    id: 'ai.previewTopic',
    title: '预览主题模板',
    method: 'POST',
    path: '/api/topicTmpl/preview',
    services,
    needs: 'gssjk_gn_view',
    input: z.strictObject({
      invTargetTypeDictKey: z.enum(TARGET_TYPES),
      /** The topic whose matches are read; what is usual for the type without one. */
      topicId: id().nullish(),
      /** The company or industry. */
      subjectId: id().nullish(),
      question: z.string().check(plainSigns).max(QUESTION_LENGTH).default(''),
      prompts: z.array(z.string().check(plainSigns).max(TOPIC_LIMITS.prompt)).max(TOPIC_LIMITS.templates),
    }),
    output: preview,
  }),
} as const;
