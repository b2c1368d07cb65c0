import type { Querying } from '@console/node-kit/queries';
import { queries } from '../queries.ts';
import { passageTerms } from './passage-terms.ts';

/** A passage of a knowledge entry that has terms of a question. */
export interface FoundPassage {
  readonly knowledgeId: number;
  readonly title: string;
  /** The document that it is of; null for the entry's own text. */
  readonly file: { readonly name: string; readonly key: string } | null;
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
  const having = queries(database)
    .selectFrom('ai.knowledge_term as t')
    .innerJoin('ai.knowledge_passage as p', 'p.id', 't.passage_id')
    .where('t.tenant_id', '=', tenantId)
    .where('p.tenant_id', '=', tenantId)
    .where('t.term', 'in', [...weights.keys()]);
  const chosen = only.length === 0 ? having : having.where('p.knowledge_id', 'in', [...only]);
  const rows = await chosen.select(['p.id', 'p.knowledge_id', 'p.file_id', 'p.place', 't.term']).execute();
  const scored = new Map<number, Scored>();
  for (const { term, ...passage } of rows) {
    const before = scored.get(passage.id) ?? { ...passage, score: 0, terms: 0 };
    const score = before.score + (weights.get(term) ?? 0) / total;
    scored.set(passage.id, { ...before, score, terms: before.terms + 1 });
  }
  const best = [...scored.values()]
    .filter((passage) => passage.terms >= Math.min(LEAST_TERMS, terms.length))
    .sort(
      (one, other) =>
        other.score - one.score ||
        one.knowledge_id - other.knowledge_id ||
        one.file_id - other.file_id ||
        one.place - other.place,
    )
    .slice(0, limit);
  return textsOf(database, tenantId, best);
}

interface Scored {
  readonly id: number;
  readonly knowledge_id: number;
  readonly file_id: number;
  readonly place: number;
  readonly score: number;
  readonly terms: number;
}

/** The texts of passages, with the names of what they are of, in their order. */
async function textsOf(
  database: Querying,
  tenantId: string,
  passages: readonly Scored[],
): Promise<readonly FoundPassage[]> {
  if (passages.length === 0) return [];
  const rows = await queries(database)
    .selectFrom('ai.knowledge_passage as p')
    .innerJoin('ai.knowledge as k', 'k.id', 'p.knowledge_id')
    .leftJoin('ai.knowledge_file as f', 'f.id', 'p.file_id')
    .where('p.tenant_id', '=', tenantId)
    .where('k.tenant_id', '=', tenantId)
    .where('k.removed_at', 'is', null)
    .where(
      'p.id',
      'in',
      passages.map(({ id }) => id),
    )
    .select(['p.id', 'p.knowledge_id as knowledgeId', 'k.title', 'p.place', 'p.text'])
    .select(['f.name as fileName', 'f.file_key as fileKey'])
    .execute();
  return passages.flatMap(({ id, score }) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return [];
    const { knowledgeId, title, place, text, fileName, fileKey } = row;
    const file = fileName === null || fileKey === null ? null : { name: fileName, key: fileKey };
    return [{ knowledgeId, title, file, place, text, score }];
  });
}

/** The most places in which the chosen terms of a question are: the commonest ones say least. */
const MOST_PLACES = 20_000;

/** A weight for each term that passages of the tenant have: rare ones say more, and the commonest are left out. */
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
  const weights = new Map<string, number>();
  let places = 0;
  for (const { term, passages } of counted.toSorted((a, b) => Number(a.passages) - Number(b.passages))) {
    places += Number(passages);
    if (weights.size > 0 && places > MOST_PLACES) break;
    weights.set(term, 1 / Math.log2(1 + Number(passages)));
  }
  return weights;
}
