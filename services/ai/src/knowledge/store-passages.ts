import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { passageTerms } from './passage-terms.ts';
import { passagesOf } from './passages-of.ts';

interface OfEntry {
  readonly tenantId: string;
  readonly knowledgeId: number;
}

/** A text of an entry: its own, or with `fileId` that of a document. */
interface OfText extends OfEntry {
  readonly fileId?: number;
}

/** Passages whose terms are stored by one INSERT: some thousand rows, so that other work of the process goes on between. */
const PASSAGES = 8;

/** Replaces the passages of a text, and the terms that find them; those of the title find each. Returns how many passages. */
export async function storePassages(
  database: Querying,
  of: OfText,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<number> {
  const { tenantId, knowledgeId, fileId = 0 } = of;
  await removePassages(database, { tenantId, knowledgeId, fileId });
  const passages = passagesOf(text);
  const db = queries(database);
  for (let from = 0; from < passages.length; from += PASSAGES) {
    const some = passages.slice(from, from + PASSAGES);
    await db
      .insertInto('ai.knowledge_passage')
      .values(
        some.map((words, at) => ({
          tenant_id: tenantId,
          knowledge_id: knowledgeId,
          file_id: fileId,
          place: from + at,
          text: words,
        })),
      )
      .execute();
    const stored = await db
      .selectFrom('ai.knowledge_passage')
      .select(['id', 'text'])
      .where('tenant_id', '=', tenantId)
      .where('knowledge_id', '=', knowledgeId)
      .where('file_id', '=', fileId)
      .where('place', '>=', from)
      .execute();
    const terms = stored.flatMap(({ id, text: words }) =>
      passageTerms(`${title}\n${words}`).map((term) => ({ tenant_id: tenantId, term, passage_id: id })),
    );
    if (terms.length > 0) await db.insertInto('ai.knowledge_term').values(terms).execute();
  }
  return passages.length;
}

/** Removes the passages of a text, or without a `fileId` of the entry with all its documents, and their terms. */
export async function removePassages(
  database: Querying,
  { tenantId, knowledgeId, fileId }: OfText,
): Promise<void> {
  const db = queries(database);
  const entrys = db
    .selectFrom('ai.knowledge_passage')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('knowledge_id', '=', knowledgeId);
  const own = fileId === undefined ? entrys : entrys.where('file_id', '=', fileId);
  await db
    .deleteFrom('ai.knowledge_term')
    .where('tenant_id', '=', tenantId)
    .where('passage_id', 'in', own)
    .execute();
  const passages = db
    .deleteFrom('ai.knowledge_passage')
    .where('tenant_id', '=', tenantId)
    .where('knowledge_id', '=', knowledgeId);
  await (fileId === undefined ? passages : passages.where('file_id', '=', fileId)).execute();
}
