import { ErrorState, lazyPage, Page, Panel } from '@console/ui';
import { memo, useState, type ReactElement } from 'react';
import { CrashGuard } from '../../core/controls/crash-guard.tsx';
import type { ShellPage } from '../../core/menu/shell-page.ts';

/**
 * A page of the shell's own: fetched when opened; a crash in it affects nothing else. The console renders at each
 * step between pages; the pages themselves do not.
 */
export const OwnPage = memo(function OwnPage({ page }: { readonly page: ShellPage }): ReactElement {
  return (
    <CrashGuard
      instead={(error, retry) => (
        <Page>
          <Panel>
            <ErrorState title={`${page.title}没有打开`} error={error} onRetry={retry} />
          </Panel>
        </Page>
      )}
    >
      <LoadedPage page={page} />
    </CrashGuard>
  );
});

function LoadedPage({ page }: { readonly page: ShellPage }): ReactElement {
  const [Content] = useState(() => lazyPage(() => page.load().then((loaded) => loaded.default)));
  return <Content />;
}
