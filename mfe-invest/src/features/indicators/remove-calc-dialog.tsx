import { investEntries } from '@console/contract-invest';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { SavedCalc } from './browse-items.ts';

interface RemoveCalcDialogProps {
  readonly calc: SavedCalc;
  readonly onClose: () => void;
}

/** Asks before a calculation is removed: its formula is deleted with it. */
export function RemoveCalcDialog({ calc, onClose }: RemoveCalcDialogProps): ReactElement {
  return (
    <DeleteDialog
      client={client}
      title={`删除计算 ${calc.name}`}
      remove={() => client.call(investEntries.calcDelete, { id: calc.id })}
      notice={`计算 ${calc.name} 已删除`}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>计算从我的指标中移除，其公式一并删除，无法恢复：</p>
      <code className="invest-indicator-removed">{calc.formula}</code>
    </DeleteDialog>
  );
}
