import type { OutputOf } from '@console/contract-core';
import type { factorCalls } from '@console/contract-invest';

export type FactorTree = OutputOf<typeof factorCalls.factorTree>;

export interface FactorOption {
  readonly value: number;
  readonly label: string;
}

export interface FactorGroup {
  readonly label: string;
  readonly options: readonly FactorOption[];
}

/** The factors grouped by category; an empty category is left out. */
export const factorGroups = (tree: FactorTree): readonly FactorGroup[] =>
  tree
    .filter(({ children }) => children.length > 0)
    .map(({ title, children }) => ({
      label: title,
      options: children.map(({ id, name }) => ({ value: id, label: name })),
    }));
