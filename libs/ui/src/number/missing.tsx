import { EMPTY } from '@console/contract-core';
import type { ReactElement } from 'react';
import './number.css';

/** A dash that says on hover why there is no figure. */
export function Missing({ reason }: { readonly reason: string }): ReactElement {
  return (
    <abbr className="c-missing" title={reason}>
      {EMPTY}
    </abbr>
  );
}
