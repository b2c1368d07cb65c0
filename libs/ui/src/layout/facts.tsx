import { EMPTY } from '@console/contract-core';
import type { ReactElement, ReactNode } from 'react';
import './layout.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Runs over both columns: for texts. */
  readonly full?: boolean;
}

/** Facts about an entity as labels and values, in two columns with hairlines. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }): ReactElement {
  return (
    <dl className="c-facts">
      {facts.map((fact) => (
        <div key={fact.label} className={fact.full ? 'c-fact c-fact-full' : 'c-fact'}>
          <dt>{fact.label}</dt>
          <dd>{isEmpty(fact.value) ? EMPTY : fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: ReactNode): boolean {
  return value === null || value === undefined || value === '';
}
