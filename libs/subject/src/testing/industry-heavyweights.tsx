import { Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { useSubject } from '../index.ts';

/** A part that its module draws itself. */
export function Heavyweights(): ReactElement {
  const { title, noun } = useSubject();
  return (
    <Panel title="重仓股">
      {title}：{noun}的重仓股
    </Panel>
  );
}
