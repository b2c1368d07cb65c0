import { investEntries } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import type { SavedCalc } from './browse-items.ts';

interface RemoveCalcDialogProps {
  readonly calc: SavedCalc;
  readonly onClose: () => void;
}

/** Asks before a calculation goes: its formula goes with it. A refusal stands in the dialog, which stays open. */
export function RemoveCalcDialog({ calc, onClose }: RemoveCalcDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const remove = async (): Promise<void> => {
    const done = await change.run(() => client.call(investEntries.calcDelete, { id: calc.id }));
    if (done === null) return;
    notify.success(`计算 ${calc.name} 已删除`);
    onClose();
  };
  return (
    <AskDialog
      title={`删除计算 ${calc.name}`}
      okText="删除"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>计算从我的指标中移除，其公式一并删除，无法恢复：</p>
      <code className="invest-indicator-removed">{calc.formula}</code>
    </AskDialog>
  );
}
