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

/** C-23: which of the official Shenwan industries are in the default classification. */
export function ShenwanPanel({ onCancel }: ShenwanPanelProps): ReactElement {
  const options = useCall(industryClient, shenwanAddresses.shenwanOptions, {});
  const checked = useCall(industryClient, shenwanAddresses.shenwanChecked, {}, { staleTime: 0 });
  return (
    <Panel title="申万行业管理">
      {/* What was chosen when the page was open last may not be what is chosen now. */}
      <Ladder answer={bothAnswers(options, freshAnswer(checked))} what="申万行业" rows={18}>
        {([tree, now]) => <ShenwanForm options={tree} checked={now} onCancel={onCancel} />}
      </Ladder>
    </Panel>
  );
}
