import { ErrorState, Panel } from '@console/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { CrashGuard } from '../../core/controls/crash-guard.tsx';

interface HomePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel of the home page that shows a service's answer: one that cannot be shown costs that panel alone. */
export function HomePart({ title, children }: HomePartProps): ReactElement {
  const queries = useQueryClient();
  return (
    <CrashGuard
      instead={(error, retry) => (
        <Panel title={title}>
          <ErrorState
            title={`${title}没有显示`}
            error={error}
            onRetry={() => {
              // The answer that could not be shown is kept otherwise.
              queries.removeQueries({ type: 'inactive' });
              retry();
            }}
          />
        </Panel>
      )}
    >
      {children}
    </CrashGuard>
  );
}
