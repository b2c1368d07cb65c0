import { ErrorState, lazyPage, Page, Panel } from '@console/ui';
import { Component, useState, type ReactElement, type ReactNode } from 'react';
import type { ShellPage } from '../../core/menu/shell-page.ts';

/** A page of the shell's own: fetched when opened; a crash in it affects nothing else. */
export function OwnPage({ page }: { readonly page: ShellPage }): ReactElement {
  const [tries, setTries] = useState(0);
  return (
    <PageBoundary key={tries} title={page.title} onRetry={() => setTries(tries + 1)}>
      <LoadedPage page={page} />
    </PageBoundary>
  );
}

function LoadedPage({ page }: { readonly page: ShellPage }): ReactElement {
  const [Content] = useState(() => lazyPage(() => page.load().then((loaded) => loaded.default)));
  return <Content />;
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
