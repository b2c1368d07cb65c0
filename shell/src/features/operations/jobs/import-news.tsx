import { isUnderWay, type JobConsoleRow } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useCallback } from 'react';
import { outcomeText } from './job-news.ts';
import { useImports } from './use-imports.ts';

/**
 * Announces how the reader's own imports ended, whichever jobs are shown: the bell leaves this to the job
 * centre, which is their page. Draws nothing.
 */
export function ImportNews(): null {
  const { notify } = usePlatform();
  useImports(
    'mine',
    useCallback(
      (changed: readonly JobConsoleRow[]) => {
        for (const job of changed) {
          if (isUnderWay(job)) continue;
          const { ok, text } = outcomeText(job);
          if (ok) notify.success(text);
          else notify.error(text);
        }
      },
      [notify],
    ),
  );
  return null;
}
