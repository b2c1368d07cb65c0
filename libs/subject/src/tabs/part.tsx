import { lazyPage, Panel, Skeleton } from '@console/ui';
import type { ComponentType, ReactElement } from 'react';

/**
 * One thing on a tab: a table, a chart, a statement, or what a module draws itself. It takes no props: whom it
 * is about, it reads from the subject of its page.
 */
export type Part = ComponentType;

/** A part whose code is fetched when it is first shown. */
export const part = (load: () => Promise<Part>): Part =>
  lazyPage(
    load,
    <Panel>
      <Skeleton rows={8} rowHeight={32} />
    </Panel>,
  );

/** Parts one below the other. */
export function Parts({ parts }: { readonly parts: readonly Part[] }): ReactElement {
  return (
    <>
      {parts.map((Content, at) => (
        // What a tab is made of never changes its order.
        <Content key={at} />
      ))}
    </>
  );
}
