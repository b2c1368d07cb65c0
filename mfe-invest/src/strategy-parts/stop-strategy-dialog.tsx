import { strategyCalls, STRATEGY_TEXTS, type StrategyRow } from '@console/contract-invest';
import { useChange, usePlatform } from '@console/platform';
import { AskDialog } from '@console/ui/form';
import type { ReactElement } from 'react';
import { client } from '../client.ts';

interface StopStrategyDialogProps {
  readonly strategy: Pick<StrategyRow, 'strategyId' | 'strategyName'>;
  readonly onClose: () => void;
}

/** Asks before it stops a strategy, in the words of the specification. A stopped strategy is not started again. */
export function StopStrategyDialog({ strategy, onClose }: StopStrategyDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const stop = async (): Promise<void> => {
    const stopped = await change.run(() =>
      client.call(strategyCalls.stopStrategy, { id: strategy.strategyId }),
    );
    if (stopped === null) return;
    notify.success(STRATEGY_TEXTS.done);
    onClose();
  };
  return (
    <AskDialog
      title="提示"
      okText="确定"
      running={change.running}
      fault={change.fault}
      onConfirm={() => void stop()}
      onClose={onClose}
    >
      <p>{STRATEGY_TEXTS.stop}</p>
      <p className="c-hint">
        策略名称：{strategy.strategyName}。停止后不再调仓，不能重新启动；可复制为新策略。
      </p>
    </AskDialog>
  );
}
