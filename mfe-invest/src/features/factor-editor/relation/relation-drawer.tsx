import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { FactorRadar } from './factor-radar.tsx';
import './relation.css';
import { RelationList } from './relation-list.tsx';

/** The factor as it is saved: its relations, and a company seen by its parts. */
export function RelationDrawer(props: {
  readonly factorId: number;
  readonly onClose: () => void;
}): ReactElement {
  return (
    <Drawer open size={560} title="因子关系" onClose={props.onClose}>
      <div className="factor-drawer">
        <RelationList factorId={props.factorId} />
        <FactorRadar factorId={props.factorId} />
      </div>
    </Drawer>
  );
}
