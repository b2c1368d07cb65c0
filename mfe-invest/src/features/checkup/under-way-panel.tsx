import { CHECKUP_SCOPE_TITLES, checkupCalls, type Checkup } from '@console/contract-invest';
import { useCan, useChange, usePlatform } from '@console/platform';
import { Panel } from '@console/ui';
import { Alert, AskDialog, Button, Progress } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { isUnderWay, percentOf, stateTitle } from '../../run-states.ts';

/** The newest check-up while it waits or runs, or why it did not succeed. */
export function UnderWayPanel({ checkup }: { readonly checkup: Checkup }): ReactElement {
  const mayEdit = useCan('yzgl_edit');
  const [asking, setAsking] = useState(false);
  const title = `${CHECKUP_SCOPE_TITLES[checkup.scope]}的体检（${checkup.createdTime.slice(0, 16)}）`;
  if (!isUnderWay(checkup))
    return (
      <Alert
        type={checkup.state === 'failed' ? 'error' : 'info'}
        showIcon
        title={`${title}${checkup.state === 'failed' ? '失败' : '已取消'}${checkup.message ? `：${checkup.message}` : ''}`}
      />
    );
  const percent = percentOf(checkup);
  const text = checkup.state === 'queued' ? '等待计算节点' : (checkup.step ?? '准备计算');
  return (
    <Panel
      title={title}
      sub={stateTitle(checkup)}
      actions={
        mayEdit && (
          <Button size="small" disabled={!checkup.canCancel} onClick={() => setAsking(true)}>
            取消体检
          </Button>
        )
      }
    >
      <Progress percent={percent} aria-label="体检进度" status={percent > 0 ? 'active' : 'normal'} />
      <p className="c-hint">{text}</p>
      {asking && <CancelDialog checkup={checkup} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

interface CancelDialogProps {
  readonly checkup: Checkup;
  readonly onClose: () => void;
}

/** Asks before a check-up is cancelled. A refusal is shown in the dialog. */
function CancelDialog({ checkup, onClose }: CancelDialogProps): ReactElement {
  const { notify } = usePlatform();
  const change = useChange(client);
  const cancel = async (): Promise<void> => {
    const { checkupId } = checkup;
    const done = await change.run(() => client.call(checkupCalls.cancelCheckup, { checkupId }));
    if (done === null) return;
    notify.success('已请求取消');
    onClose();
  };
  return (
    <AskDialog
      title="取消体检"
      okText="取消体检"
      cancelText="继续运行"
      danger
      running={change.running}
      fault={change.fault}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>取消后没有结果；重试会从已评价的对象继续。是否取消？</p>
    </AskDialog>
  );
}
