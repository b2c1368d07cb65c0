import type { BacktestRunCard } from '@console/contract-invest';
import type { ReactElement } from 'react';
import { compareCaution } from './compare-caution.ts';
import '../tear-sheet.css';

/** A warning about runs whose figures are hard to compare. */
export function CompareWarning({ runs }: { readonly runs: readonly BacktestRunCard[] }): ReactElement | null {
  const caution = compareCaution(runs);
  return caution === null ? null : (
    <p className="bt-verdict" role="status" data-identical={false}>
      <b>{caution.title}</b>
      <span>{caution.text}</span>
    </p>
  );
}
