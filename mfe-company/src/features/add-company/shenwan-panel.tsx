import { shenwanAddresses } from '@console/contract-industry/addresses';
import { useCall } from '@console/platform';
import { bothAnswers, freshAnswer, Ladder, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import './add-company.css';
import { industryClient } from './industry-client.ts';
import { ShenwanForm } from './shenwan-form.tsx';

export interface ShenwanPanelProps {
  readonly onCancel: () => void;
}

/** C-23: the choice of official Shenwan industries in the default classification. */
export function ShenwanPanel({ onCancel }: ShenwanPanelProps): ReactElement {
  const options = useCall(industryClient, shenwanAddresses.shenwanOptions, {});
  const checked = useCall(industryClient, shenwanAddresses.shenwanChecked, {}, { staleTime: 0 });
  return (
    <Panel title="申万行业管理">
      {/* The saved choice may have changed since the page was last opened. */}
      <Ladder answer={bothAnswers(options, freshAnswer(checked))} what="申万行业" rows={18}>
        {([tree, now]) => <ShenwanForm options={tree} checked={now} onCancel={onCancel} />}
      </Ladder>
    </Panel>
  );
}
