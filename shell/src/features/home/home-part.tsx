import { ErrorState, Panel } from '@console/ui';
import type { ReactElement, ReactNode } from 'react';
import { AnswerGuard } from '../../core/controls/answer-guard.tsx';

interface HomePartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel of the home page that shows a service's answer: one that cannot be shown costs that panel alone. */
export function HomePart({ title, children }: HomePartProps): ReactElement {
  return (
    <AnswerGuard
      instead={(error, retry) => (
        <Panel title={title}>
          <ErrorState title={`${title}没有显示`} error={error} onRetry={retry} />
        </Panel>
      )}
    >
      {children}
    </AnswerGuard>
  );
}
