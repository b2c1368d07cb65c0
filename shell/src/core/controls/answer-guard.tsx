import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { CrashGuard, type CrashGuardProps } from './crash-guard.tsx';

/** A part that shows services' answers: one that cannot be shown costs this part alone, and retrying asks again. */
export function AnswerGuard({ instead, children }: CrashGuardProps): ReactElement {
  const queries = useQueryClient();
  return (
    <CrashGuard
      instead={(error, retry) =>
        instead(error, () => {
          // The answer that could not be shown is kept otherwise.
          queries.removeQueries({ type: 'inactive' });
          retry();
        })
      }
    >
      {children}
    </CrashGuard>
  );
}
