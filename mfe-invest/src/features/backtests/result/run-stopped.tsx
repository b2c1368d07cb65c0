import type { BacktestRunCard } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { PageLink, Panel } from '@console/ui';
import type { ReactElement } from 'react';
import { StoppedMessage } from '../../../runs/stopped-message.tsx';
import { copyPath } from '../backtest-paths.ts';
import { RunCard } from '../report/run-card.tsx';
import '../tear-sheet.css';
import { useRunCommands } from '../use-run-commands.ts';

/** A run that failed or was cancelled: the cause, and what can be done about it. */
export function RunStopped({ run }: { readonly run: BacktestRunCard }): ReactElement {
  const mayEdit = useCan('yzgl_edit');
  const commands = useRunCommands();
  return (
    <div className="bt-sheet">
      <Panel>
        <StoppedMessage
          run={run}
          what="回测"
          mayEdit={mayEdit}
          retrying={commands.running}
          onRetry={() => void commands.retry(run)}
        >
          <PageLink to={copyPath(run.associationId)}>修改参数后重新提交</PageLink>
        </StoppedMessage>
      </Panel>
      <div className="bt-side">
        <RunCard run={run} />
      </div>
    </div>
  );
}
