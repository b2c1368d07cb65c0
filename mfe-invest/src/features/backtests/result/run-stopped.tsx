import type { BacktestRunCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { PageLink, Panel, StateMessage, WarningIcon } from '@console/ui';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { copyPath } from '../backtest-paths.ts';
import { RunCard } from '../report/run-card.tsx';
import '../tear-sheet.css';
import { useRunCommands } from '../use-run-commands.ts';

/** A run that failed or was cancelled: the cause, and what can be done about it. */
export function RunStopped({ run }: { readonly run: BacktestRunCard }): ReactElement {
  const mayEdit = useCan('yzgl_edit');
  const commands = useRunCommands();
  const failed = run.state === 'failed';
  return (
    <div className="bt-sheet">
      <Panel>
        <StateMessage
          icon={<WarningIcon className="c-attention" />}
          title={failed ? '回测失败' : '回测已取消'}
          cause={run.message ?? (failed ? '原因未知' : '没有保留计算结果')}
        >
          {mayEdit && (
            <>
              <Button
                type="primary"
                size="small"
                disabled={!run.canRetry}
                loading={commands.running}
                onClick={() => void commands.retry(run)}
              >
                重试
              </Button>
              <PageLink to={copyPath(run.associationId)}>修改参数后重新提交</PageLink>
            </>
          )}
        </StateMessage>
      </Panel>
      <div className="bt-side">
        <RunCard run={run} />
      </div>
    </div>
  );
}
