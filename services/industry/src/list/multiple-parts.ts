import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Tables } from '../queries.ts';

/** A multiple of an industry: Σ capital ÷ Σ measure, over the companies that have both. */
export type Multiple = 'pe' | 'pb' | 'ps';

type Figure = RawBuilder<number | null>;

const { ref } = expressionBuilder<{ readonly q: Tables['market.latest_quote'] }, 'q'>();
const CAPITAL = ref('q.total_capital');

/** Both sums' terms over a quote `q`: a loss or a negative book value is in neither. */
export function multipleParts(multiple: Multiple): { readonly capital: Figure; readonly measure: Figure } {
  const value = ref(`q.${multiple}`);
  return {
    capital: sql`IF(${value} > 0, ${CAPITAL}, NULL)`,
    measure: sql`IF(${value} > 0, ${CAPITAL} / ${value}, NULL)`,
  };
}

/** The measure by which capital was divided for a multiple, losses included. */
export const measured = (multiple: Multiple): Figure => sql`${CAPITAL} / NULLIF(${ref(`q.${multiple}`)}, 0)`;
