import { lazy, Suspense, useState, type ComponentType, type ReactElement } from 'react';
import { Skeleton } from '../state/skeleton.tsx';
import { Page } from './page.tsx';
import { Panel } from './panel.tsx';

/**
 * A page whose code is fetched when it is first shown, and there at once from then on. A fetch that fails
 * is thrown to whoever contains the page, who may mount it anew: it is then fetched again. `waiting` stands
 * in its place meanwhile; a part of a page, such as a tab, brings its own.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactElement = <Loading />,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetched = async (): Promise<{ readonly default: ComponentType<Props> }> => {
    loaded = await load();
    return { default: loaded };
  };
  return function LazyPage(props: Props): ReactElement {
    // Of this mount: a lazy component remembers a failure for good.
    const [Content] = useState<ComponentType<Props>>(() => loaded ?? lazy(fetched));
    return (
      <Suspense fallback={waiting}>
        <Content {...props} />
      </Suspense>
    );
  };
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
