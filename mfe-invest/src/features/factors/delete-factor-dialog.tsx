import { investEntries, type FactorRow } from '@console/contract-invest';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeleteFactorDialogProps {
  readonly factor: Pick<FactorRow, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** Asks before it deletes a factor, and says what is kept. */
export function DeleteFactorDialog({ factor, onClose }: DeleteFactorDialogProps): ReactElement {
  return (
    <DeleteDialog
      client={client}
      title={`删除因子 ${factor.name}`}
      remove={() => client.call(investEntries.deleteFactor, { id: factor.id })}
      notice={`因子 ${factor.name} 已删除`}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>因子及其全部版本将被删除，无法恢复；已完成的回测结果不受影响。</p>
    </DeleteDialog>
  );
}
