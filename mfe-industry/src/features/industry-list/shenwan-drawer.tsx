import { industryEntries } from '@console/contract-industry';
import { useCall } from '@console/platform';
import { bothAnswers, freshAnswer, Ladder } from '@console/ui';
import { Drawer } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import './industry-list.css';
import { ShenwanForm } from './shenwan-form.tsx';

export interface ShenwanDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** I-13: the choice of official Shenwan industries in the default classification. */
export function ShenwanDrawer({ open, onClose }: ShenwanDrawerProps): ReactElement {
  return (
    <Drawer open={open} onClose={onClose} size={560} title="申万行业管理" destroyOnHidden>
      {open && <Content onClose={onClose} />}
    </Drawer>
  );
}

const NO_INPUT = {};

function Content({ onClose }: Pick<ShenwanDrawerProps, 'onClose'>): ReactElement {
  const options = useCall(client, industryEntries.shenwanOptions, NO_INPUT);
  const checked = useCall(client, industryEntries.shenwanChecked, NO_INPUT, { staleTime: 0 });
  return (
    // The saved choice may have changed since the drawer was last opened.
    <Ladder answer={bothAnswers(options, freshAnswer(checked))} what="申万行业" rows={18}>
      {([tree, now]) => <ShenwanForm options={tree} checked={now} onClose={onClose} />}
    </Ladder>
  );
}
