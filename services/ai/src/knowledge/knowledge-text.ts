import { passageSource } from '@console/contract-ai';
import type { Querying } from '@console/node-kit/queries';
import { findPassages, type FoundPassage } from './find-passages.ts';

/** The most passages that an answer is given. */
const MOST = 5;

interface Sought {
  readonly tenantId: string;
  readonly question: string;
  /** Entries to search; all of the tenant's when empty. */
  readonly only: readonly number[];
}

interface KnowledgeGiven {
  readonly text: string;
  readonly note: string;
  readonly passages: readonly FoundPassage[];
}

const NONE = { text: '', passages: [] } as const;

/** The best passages for a question as models are given them, each with its title; the note says why there are none. */
export async function knowledgeText(
  database: Querying,
  { tenantId, question, only }: Sought,
): Promise<KnowledgeGiven> {
  if (question.trim() === '') return { ...NONE, note: '填写预览问题后显示' };
  const found = await findPassages(database, { tenantId, text: question, limit: MOST, only });
  if (found.length === 0) return { ...NONE, note: '知识库中没有相关段落' };
  return {
    text: found.map((passage) => `${passageSource(passage)}\n${passage.text}`).join('\n\n'),
    note: '',
    passages: found,
  };
}
