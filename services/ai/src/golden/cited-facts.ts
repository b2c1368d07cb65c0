import type { GoldenFact, NumberCheck } from '@console/contract-ai';
import type { Reading } from '../data/reading.ts';

const CITED = /\[\[(c\d+)\]\]/gu;

/** The ids of the cells that a text cites, by reference or by a number that is one of them; each once. */
export function citedCells(text: string, checks: readonly NumberCheck[]): ReadonlySet<string> {
  const references = [...text.matchAll(CITED)].map(([, id = '']) => id);
  const written = checks.flatMap(({ cells }) => (cells.length === 1 ? cells : []));
  return new Set([...references, ...written]);
}

/** The cells that an answer cites, as the facts that an answer to the same question must hold; at most `most`. */
export function citedFacts(
  { text, checks }: { readonly text: string; readonly checks: readonly NumberCheck[] },
  { cells }: Pick<Reading, 'cells'>,
  most: number,
): GoldenFact[] {
  const cited = citedCells(text, checks);
  return cells
    .filter(({ id }) => cited.has(id))
    .slice(0, most)
    .map(({ table, entity, period, title }) => ({
      kind: 'cell',
      table,
      entity,
      period: period === '' ? null : period,
      title,
    }));
}
