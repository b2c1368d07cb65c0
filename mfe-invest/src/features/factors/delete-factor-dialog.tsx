import { investEntries, type FactorRow } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeleteFactorDialogProps {
  readonly factor: Pick<FactorRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Asks before it deletes; a refusal stands in the dialog as the server says it, and the dialog stays open. */
export function DeleteFactorDialog({ factor, onClose }: DeleteFactorDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const done = await change.run(() => client.call(investEntries.deleteFactor, { id: factor.id }));
    if (done === null) return;
    notify.success(`因子 ${factor.name} 已删除`);
    onClose();
  };
  return (
    <AskDialog
      title={`删除因子 ${factor.name}`}
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>因子及其全部版本将被删除，无法恢复；已完成的回测结果不受影响。</p>
    </AskDialog>
  );
}
