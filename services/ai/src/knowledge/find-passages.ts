import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { passageTerms } from './passage-terms.ts';

/** A passage of a knowledge entry that has terms of a question. */
export interface FoundPassage {
  readonly knowledgeId: number;
  readonly title: string;
  /** From 0, in the order of the entry's text. */
  readonly place: number;
  readonly text: string;
  /** 0 to 1: the share of the question's terms that it has, those in few passages counting more. */
  readonly score: number;
}

interface Sought {
  readonly tenantId: string;
  readonly text: string;
  readonly limit: number;
  /** Entries to search; all of the tenant's when empty. */
  readonly only?: readonly number[];
}

/** The most terms of a question that are looked up: the first ones. */
const MOST_TERMS = 200;
/** A passage with fewer of them is not about the question, unless that has fewer itself. */
const LEAST_TERMS = 2;

/** The passages of the tenant's knowledge base that share most terms with a text, the best first. */
export async function findPassages(
  database: Querying,
  { tenantId, text, limit, only = [] }: Sought,
): Promise<readonly FoundPassage[]> {
  const terms = passageTerms(text).slice(0, MOST_TERMS);
  const weights = await termWeights(database, tenantId, terms);
  if (weights.size === 0) return [];
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const found = queries(database)
    .selectFrom('ai.knowledge_term as t')
    .innerJoin('ai.knowledge_passage as p', 'p.id', 't.passage_id')
    .innerJoin('ai.knowledge as k', 'k.id', 'p.knowledge_id')
    .where('t.tenant_id', '=', tenantId)
    .where('k.tenant_id', '=', tenantId)
    .where('k.removed_at', 'is', null)
    .where('t.term', 'in', [...weights.keys()]);
  const chosen = only.length === 0 ? found : found.where('k.id', 'in', [...only]);
  const rows = await chosen
    .select(['p.knowledge_id as knowledgeId', 'k.title', 'p.place', 'p.text', 't.term'])
    .execute();
  const passages = new Map<string, FoundPassage & { readonly terms: number }>();
  for (const { term, ...passage } of rows) {
    const key = `${passage.knowledgeId}.${passage.place}`;
    const before = passages.get(key) ?? { ...passage, score: 0, terms: 0 };
    const score = before.score + (weights.get(term) ?? 0) / total;
    passages.set(key, { ...before, score, terms: before.terms + 1 });
  }
  return [...passages.values()]
    .filter((passage) => passage.terms >= Math.min(LEAST_TERMS, terms.length))
    .sort(
      (one, other) =>
        other.score - one.score || one.knowledgeId - other.knowledgeId || one.place - other.place,
    )
    .slice(0, limit)
    .map(({ knowledgeId, title, place, text: words, score }) => ({
      knowledgeId,
      title,
      place,
      text: words,
      score,
    }));
}

/** A weight for each term that any passage of the tenant has: rare ones say more. */
async function termWeights(
  database: Querying,
  tenantId: string,
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (terms.length === 0) return new Map();
  const counted = await queries(database)
    .selectFrom('ai.knowledge_term')
    .where('tenant_id', '=', tenantId)
    .where('term', 'in', [...terms])
    .groupBy('term')
    .select(['term', ({ fn }) => fn.countAll().as('passages')])
    .execute();
  return new Map(counted.map(({ term, passages }) => [term, 1 / Math.log2(1 + Number(passages))]));
}
