import { lazyComponent } from '@console/platform';
import type { ComponentType, ReactElement } from 'react';
import { Skeleton } from '../state/skeleton.tsx';
import { Page } from './page.tsx';
import { Panel } from './panel.tsx';

/**
 * A page loaded when it is first shown, a grey skeleton meanwhile; a part of a page, such as a tab, brings
 * its own.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactElement = <Loading />,
): ComponentType<Props> {
  return lazyComponent(load, waiting);
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
