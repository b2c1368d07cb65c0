import type { FilterOf, TableEntry } from '@console/contract-core';
import { useState } from 'react';
import type { TableUrlState } from '../state/use-table-url-state.ts';

type Filter<E extends TableEntry> = Partial<FilterOf<E>>;

export interface FilterDraft<E extends TableEntry> {
  readonly draft: Filter<E>;
  change(part: Filter<E>): void;
  /** For the filter bar: submitting applies the draft, and reset clears both. */
  readonly bar: { onSubmit(): void; onReset(): void };
}

/**
 * The conditions of a table while they are being chosen. A link to other conditions replaces those not yet
 * applied.
 */
export function useFilterDraft<E extends TableEntry>(state: TableUrlState<E>): FilterDraft<E> {
  const [draft, setDraft] = useState<Filter<E>>(state.filter);
  const applied = JSON.stringify(state.filter);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setDraft(state.filter);
  }
  return {
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    bar: {
      onSubmit: () => state.setFilter(draft),
      onReset: () => {
        setDraft({});
        state.reset();
      },
    },
  };
}
