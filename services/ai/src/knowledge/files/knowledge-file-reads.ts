import { FILES_PATH, MESSAGES, Refusal, shanghaiDateTime } from '@console/contract-core';
import { type KnowledgeFile } from '@console/contract-ai';
import { userName, type Querying } from '@console/node-kit/queries';
import { READER_TIMES } from '../../documents/document-reader.ts';
import { queries } from '../../queries.ts';

/** A document is stored within this time after its text was read. */
const STORING_MS = 40_000;
const LEFT = '读取中断，请重新读取';

interface Wanted {
  readonly tenantId: string;
  readonly knowledgeId?: number;
  readonly id?: number;
  /** The present time, by which a reading that a process left is known. */
  readonly now: number;
}

/** Documents of an entry in the order in which they were added, or one document. */
export async function knowledgeFiles(
  database: Querying,
  { tenantId, knowledgeId, id, now }: Wanted,
): Promise<KnowledgeFile[]> {
  const all = queries(database).selectFrom('ai.knowledge_file as f').where('f.tenant_id', '=', tenantId);
  const ofEntry = knowledgeId === undefined ? all : all.where('f.knowledge_id', '=', knowledgeId);
  const rows = await (id === undefined ? ofEntry : ofEntry.where('f.id', '=', id))
    .select([
      'f.id',
      'f.name',
      'f.file_key',
      'f.state',
      'f.reason',
      'f.characters',
      'f.reading_since',
      'f.added_at',
    ])
    .select(({ ref }) => userName(ref('f.tenant_id'), ref('f.added_by')).as('addedUser'))
    .select(({ selectFrom, fn }) =>
      selectFrom('ai.knowledge_passage as p')
        .whereRef('p.knowledge_id', '=', 'f.knowledge_id')
        .whereRef('p.file_id', '=', 'f.id')
        .where('p.tenant_id', '=', tenantId)
        .select(fn.countAll().as('passages'))
        .as('passages'),
    )
    .orderBy('f.id')
    .execute();
  return rows.map((row) => {
    const isLeft = row.state === 'reading' && wasLeft(row.reading_since, now);
    return {
      id: row.id,
      name: row.name,
      link: `${FILES_PATH}${row.file_key}`,
      state: isLeft ? 'failed' : row.state,
      reason: isLeft ? LEFT : row.reason,
      characters: row.characters,
      passages: Number(row.passages ?? 0),
      addedUser: row.addedUser,
      addedTime: row.added_at,
    };
  });
}

/** One document. Refuses (404) one that the tenant does not have. */
export async function knowledgeFile(
  database: Querying,
  wanted: Wanted & { readonly id: number },
): Promise<KnowledgeFile> {
  const [file] = await knowledgeFiles(database, wanted);
  if (file === undefined) throw new Refusal(MESSAGES.notFound);
  return file;
}

/** Whether a reading that began then has ended without a result, with the process that read. */
export const wasLeft = (since: string, now: number): boolean =>
  since < shanghaiDateTime(now - READER_TIMES.waitMs - READER_TIMES.computeMs - STORING_MS);
