import { isUnderWay, stateTitle } from '@console/contract-core';
import { CHECKUP_SCOPE_TITLES, checkupCalls, type Checkup } from '@console/contract-invest';
import { useCan } from '@console/platform';
import { JobProgress, Panel } from '@console/ui';
import { Alert, Button } from '@console/ui/form';
import { useState, type ReactElement } from 'react';
import { client } from '../../client.ts';
import { CancelDialog } from '../../runs/cancel-dialog.tsx';

/** The newest check-up while it waits or runs, or why it did not succeed. */
export function NewestCheckupPanel({ checkup }: { readonly checkup: Checkup }): ReactElement {
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
      <JobProgress job={checkup} name="体检" step="below" />
      {asking && (
        <CancelDialog
          title="取消体检"
          text="取消后没有结果；重试会从已评价的对象继续。"
          cancel={() => client.call(checkupCalls.cancelCheckup, { checkupId: checkup.checkupId })}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  );
}
