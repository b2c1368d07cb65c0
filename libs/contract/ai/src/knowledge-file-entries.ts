import { call, id } from '@console/contract-core';
import { z } from 'zod';

const files = '/api/knowledge/file';
const place = { services: ['ai'], needs: 'gssjk_gn_view' } as const;
const edited = { ...place, method: 'POST', needs: 'gssjk_gn_edit' } as const;

/** `reading`: the text is being extracted; `failed`: it cannot be had, and `reason` says why. */
export const KNOWLEDGE_FILE_STATES = ['reading', 'ready', 'failed'] as const;

const file = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The path of the file on this origin. */
  link: z.string(),
  state: z.enum(KNOWLEDGE_FILE_STATES),
  reason: z.string().nullable(),
  /** Those of its text; 0 until that is read. */
  characters: z.number().int(),
  /** The number of passages that answers can draw on. */
  passages: z.number().int(),
  addedUser: z.string().nullable(),
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  addedTime: z.string(),
});
export type KnowledgeFile = z.output<typeof file>;

/** Documents at knowledge entries: files of put-file whose text is found like that of the entries. */
export const knowledgeFileCalls = {
  knowledgeFiles: call({
    ...place,
    id: 'ai.knowledgeFiles',
    title: '知识条目的文件',
    method: 'GET',
    path: `${files}/list`,
    input: z.strictObject({ knowledgeId: id() }),
    output: z.array(file),
  }),
  /** The file is read as the caller; its text is extracted afterwards. A file that the entry has already is left as it is. */
  attachKnowledgeFile: call({
    ...edited,
    id: 'ai.attachKnowledgeFile',
    title: '添加知识文件',
    path: `${files}/attach`,
    input: z.strictObject({
      knowledgeId: id(),
      /** The key of the uploaded file, which its link contains. */
      fileKey: z.string().regex(/^[\w-]{22,64}$/),
    }),
    output: file,
  }),
  /** Extracts the text again; refused while it is being extracted. */
  rereadKnowledgeFile: call({
    ...edited,
    id: 'ai.rereadKnowledgeFile',
    title: '重新读取知识文件',
    path: `${files}/reread`,
    input: z.strictObject({ id: id() }),
    output: file,
  }),
  /** Removes the document from the entry, with its passages; the uploaded file stays where it is. */
  removeKnowledgeFile: call({
    ...edited,
    id: 'ai.removeKnowledgeFile',
    title: '移除知识文件',
    path: `${files}/remove`,
    input: z.strictObject({ id: id() }),
    output: z.literal(true),
  }),
} as const;
