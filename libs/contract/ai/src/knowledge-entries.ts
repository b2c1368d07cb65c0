import { plainName, recordCalls, richText, searchText, table } from '@console/contract-core';
import { hidden, integer, name, required, sentence } from '@console/contract-core/columns';
import { z } from 'zod';
import { KNOWLEDGE_LIMITS, KNOWLEDGE_TEXTS } from './knowledge-fields.ts';
import { documentedTimes, documentedTimesRow } from './written-times.ts';

const services = ['ai'] as const;
const knowledge = '/api/knowledge';

const entry = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  /** The number of passages that answers can draw on. */
  passages: z.number().int(),
  ...documentedTimesRow,
});
export type Knowledge = z.output<typeof entry>;

/** The entries of the tenant's knowledge base. */
export const knowledgeList = table({
  id: 'ai.knowledgeList',
  title: '知识库',
  path: `${knowledge}/pageList`,
  services,
  needs: 'gssjk_gn_view',
  key: 'id',
  counter: '条',
  defaultSort: 'updateTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Part of the title or of the text. */
    search: searchText(),
  }),
  columns: {
    id: hidden(z.number().int()),
    title: name('标题', { sort: true, fixed: 'left' }),
    excerpt: sentence('正文'),
    passages: required(integer('段落')),
    ...documentedTimes,
  },
});

/** A title: trimmed, one line. */
export const knowledgeTitle = (): z.ZodType<string, string> =>
  z
    .string({ error: KNOWLEDGE_TEXTS.title })
    .check(plainName)
    .trim()
    .min(1, KNOWLEDGE_TEXTS.title)
    .refine((text) => [...text].length <= KNOWLEDGE_LIMITS.title, KNOWLEDGE_TEXTS.titleLength);

const calls = recordCalls({
  service: 'ai',
  name: 'knowledge',
  title: '知识条目',
  key: 'id',
  needs: { view: 'gssjk_gn_view', edit: 'gssjk_gn_edit' },
  at: {
    read: { path: `${knowledge}/detail` },
    add: { path: `${knowledge}/insert` },
    update: { path: `${knowledge}/update` },
    remove: { path: `${knowledge}/delete` },
  },
  row: entry,
  fields: { title: knowledgeTitle(), content: richText() },
});

/** The maximum of a whole body, because a text is longer when quoted as JSON. */
const bounds = { textBytes: 1024 * 1024 };

/** The calls of knowledge entries. Deletion is refused, with their names, while topics name the entry. */
export const knowledgeCalls = {
  ...calls,
  addKnowledge: { ...calls.addKnowledge, needs: 'gssjk_gn_add' as const, bounds },
  updateKnowledge: { ...calls.updateKnowledge, bounds },
} as const;
