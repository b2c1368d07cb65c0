import { factText, type GoldenFact, type NumberCheck } from '@console/contract-ai';
import type { Reading } from '../data/reading.ts';
import { citedCells } from './cited-facts.ts';

export interface HeldFact {
  readonly text: string;
  readonly held: boolean;
}

/**
 * Which facts an answer holds: a cell where the answer cites it, by reference or by a number that is verified as it; words
 * where the answer contains them.
 */
export function heldFacts(
  facts: readonly GoldenFact[],
  { text, checks }: { readonly text: string; readonly checks: readonly NumberCheck[] },
  { cells }: Pick<Reading, 'cells'>,
): HeldFact[] {
  const ids = citedCells(text, checks);
  const cited = cells.filter(({ id }) => ids.has(id));
  const isHeld = (fact: GoldenFact): boolean =>
    fact.kind === 'words'
      ? text.includes(fact.words)
      : cited.some(
          ({ table, entity, period, title }) =>
            title === fact.title &&
            (fact.entity === null || entity === fact.entity) &&
            (fact.period === null || period === fact.period) &&
            (fact.table === null || table === fact.table),
        );
  return facts.map((fact) => ({ text: factText(fact), held: isHeld(fact) }));
}
