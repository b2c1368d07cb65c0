import type { ReactElement } from 'react';
import './strategy-status.css';
import { statusTitle } from './strategy-words.ts';

/** Whether a strategy runs: a word with a dot, teal while it does. */
export function StrategyStatus({ status }: { readonly status: number }): ReactElement {
  return (
    <span className="invest-strategy-status" data-running={status !== 0}>
      {statusTitle(status)}
    </span>
  );
}
