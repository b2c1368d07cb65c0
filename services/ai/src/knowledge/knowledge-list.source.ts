import { aiTables } from '@console/contract-ai';
import { recordList, textContaining } from '@console/node-kit/queries';
import { sql, type SqlBool } from 'kysely';
import { nameContaining } from '../filters.ts';
import { KNOWLEDGE_ROW } from './knowledge-reads.ts';

/** The tenant's knowledge entries, those whose title or text contains a search. */
export const KnowledgeListSource = recordList(
  aiTables.knowledgeList,
  { table: 'ai.knowledge', row: 'k', columns: KNOWLEDGE_ROW },
  ({ search }) => {
    const [inTitle] = nameContaining(KNOWLEDGE_ROW.title, search);
    if (search === undefined || inTitle === undefined) return [];
    return [sql<SqlBool>`(${inTitle} OR k.text LIKE ${textContaining(search)})`];
  },
);
