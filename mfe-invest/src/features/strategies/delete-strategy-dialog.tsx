import { strategyCalls, STRATEGY_TEXTS, type StrategyRow } from '@console/contract-invest';
import { DeleteDialog } from '@console/ui/edit';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';

interface DeleteStrategyDialogProps {
  readonly strategy: Pick<StrategyRow, 'strategyId' | 'strategyName'>;
  readonly onClose: () => void;
}

/** Asks before it deletes, in the words of the specification. */
export function DeleteStrategyDialog({ strategy, onClose }: DeleteStrategyDialogProps): ReactElement {
  return (
    <DeleteDialog
      client={client}
      title="提示"
      okText="确定"
      remove={() => client.call(strategyCalls.deleteStrategy, { id: strategy.strategyId })}
      notice={STRATEGY_TEXTS.done}
      onDeleted={onClose}
      onClose={onClose}
    >
      <p>{STRATEGY_TEXTS.delete}</p>
      <p className="c-hint">策略名称：{strategy.strategyName}</p>
    </DeleteDialog>
  );
}
