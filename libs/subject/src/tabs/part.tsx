import { lazyPage, Panel, Skeleton } from '@console/ui';
import type { ComponentType, ReactElement } from 'react';

/**
 * One thing on a tab: a table, a chart, a statement, or what a module draws itself. It takes no props: it
 * reads the subject from its page.
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
        // The parts of a tab never change their order.
        <Content key={at} />
      ))}
    </>
  );
}
