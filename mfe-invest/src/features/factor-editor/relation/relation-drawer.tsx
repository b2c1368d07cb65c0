import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { FactorRadar } from './factor-radar.tsx';
import './relation.css';
import { RelationList } from './relation-list.tsx';

/** The relations of the saved factor, and a company's percentiles in its inputs. */
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
