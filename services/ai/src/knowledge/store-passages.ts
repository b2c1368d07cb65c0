import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { passageTerms } from './passage-terms.ts';
import { passagesOf } from './passages-of.ts';

interface OfEntry {
  readonly tenantId: string;
  readonly knowledgeId: number;
}

/** Rows of one INSERT. */
const ROWS = 2_000;

/** Replaces the passages of an entry, and the terms that find them; those of the title find each. */
export async function storePassages(
  database: Querying,
  entry: OfEntry,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<void> {
  await removePassages(database, entry);
  const { tenantId, knowledgeId } = entry;
  const passages = passagesOf(text);
  if (passages.length === 0) return;
  const db = queries(database);
  await db
    .insertInto('ai.knowledge_passage')
    .values(
      passages.map((words, place) => ({
        tenant_id: tenantId,
        knowledge_id: knowledgeId,
        place,
        text: words,
      })),
    )
    .execute();
  const stored = await db
    .selectFrom('ai.knowledge_passage')
    .select(['id', 'text'])
    .where('knowledge_id', '=', knowledgeId)
    .execute();
  const terms = stored.flatMap(({ id, text: words }) =>
    passageTerms(`${title}\n${words}`).map((term) => ({ tenant_id: tenantId, term, passage_id: id })),
  );
  for (let at = 0; at < terms.length; at += ROWS)
    await db
      .insertInto('ai.knowledge_term')
      .values(terms.slice(at, at + ROWS))
      .execute();
}

/** Removes the passages of an entry and their terms. */
export async function removePassages(database: Querying, { tenantId, knowledgeId }: OfEntry): Promise<void> {
  const db = queries(database);
  const own = db.selectFrom('ai.knowledge_passage').select('id').where('knowledge_id', '=', knowledgeId);
  await db
    .deleteFrom('ai.knowledge_term')
    .where('tenant_id', '=', tenantId)
    .where('passage_id', 'in', own)
    .execute();
  await db
    .deleteFrom('ai.knowledge_passage')
    .where('tenant_id', '=', tenantId)
    .where('knowledge_id', '=', knowledgeId)
    .execute();
}
