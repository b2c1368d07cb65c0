import { ErrorState, Page, Panel, Skeleton } from '@console/ui';
import { Component, lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import type { ShellPage } from './shell-pages.ts';

/** A page of the shell's own: fetched when opened, and a crash in it stays in it. */
export function OwnPage({ page }: { readonly page: ShellPage }): ReactElement {
  const [tries, setTries] = useState(0);
  return (
    <PageBoundary key={tries} title={page.title} onRetry={() => setTries(tries + 1)}>
      <LoadedPage page={page} />
    </PageBoundary>
  );
}

/** Mounted anew with each try: a load that failed is remembered by its lazy component. */
function LoadedPage({ page }: { readonly page: ShellPage }): ReactElement {
  const [Content] = useState(() => lazy(page.load));
  return (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
}

function Loading(): ReactElement {
  return (
    <Page>
      <Panel>
        <Skeleton rows={8} rowHeight={32} />
      </Panel>
    </Page>
  );
}

interface BoundaryProps {
  readonly title: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class PageBoundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { title, onRetry, children } = this.props;
    if (this.state.error === null) return children;
    return (
      <Page>
        <Panel>
          <ErrorState title={`${title}没有打开`} error={this.state.error} onRetry={onRetry} />
        </Panel>
      </Page>
    );
  }
}
