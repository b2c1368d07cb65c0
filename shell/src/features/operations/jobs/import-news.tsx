import type { JobConsoleRow } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useCallback } from 'react';
import { outcomeText } from './job-news.ts';
import { isActive } from '../../../core/words/job-states.ts';
import { useImports } from './use-imports.ts';

/**
 * Says how the reader's own imports ended, whichever jobs are shown: of these the job centre is the page, so the bell
 * leaves it to say so. Draws nothing.
 */
export function ImportNews(): null {
  const { notify } = usePlatform();
  useImports(
    'mine',
    useCallback(
      (changed: readonly JobConsoleRow[]) => {
        for (const job of changed) {
          if (isActive(job)) continue;
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
