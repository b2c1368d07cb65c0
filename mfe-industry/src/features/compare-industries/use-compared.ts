import { COMPARISON_SPANS, MOST_COMPARED, type ComparisonSpan } from '@console/contract-industry';
import { useAddressValue, useChoice } from '@console/ui/data';
import { useMemo } from 'react';

/** The compared industries and the span, kept in the address: `ids=7,12&span=250`. */
export interface ComparedState {
  readonly ids: readonly number[];
  readonly span: ComparisonSpan;
  readonly full: boolean;
  add(industryId: number): void;
  remove(industryId: number): void;
  chooseSpan(span: ComparisonSpan): void;
}

export function useCompared(): ComparedState {
  const [span, chooseSpan] = useChoice('span', COMPARISON_SPANS, '250');
  const [asked, ask] = useAddressValue('ids');
  const ids = useMemo(() => idsOf(asked ?? ''), [asked]);
  const save = (next: readonly number[]): void => ask(next.join(',') || null);
  return {
    ids,
    span,
    full: ids.length >= MOST_COMPARED,
    add: (industryId) => save(idsOf([...ids, industryId].join(','))),
    remove: (industryId) => save(ids.filter((id) => id !== industryId)),
    chooseSpan,
  };
}

/** Different ids in their order, at most as many as are compared. */
export const idsOf = (text: string): readonly number[] =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))]
    .map(Number)
    .slice(0, MOST_COMPARED);
