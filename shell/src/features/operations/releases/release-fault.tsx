import { Alert, FaultAlert } from '@console/ui/form';
import type { ReactElement } from 'react';
import { ACTIVATION_TITLES } from './release-names.ts';
import type { ReleaseChange } from './use-release-change.ts';

interface ReleaseFaultProps {
  readonly change: Pick<ReleaseChange, 'fault' | 'stale' | 'module'>;
}

/**
 * Why a change was refused. When somebody else was first, their change, because the dialog shows the state
 * after it.
 */
export function ReleaseFault({ change }: ReleaseFaultProps): ReactElement | null {
  if (!change.stale) return <FaultAlert fault={change.fault} />;
  const [last] = change.module.history;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title="模块版本已被他人更改，未执行"
      description={
        <>
          {last && `${last.by} 于 ${last.at} ${ACTIVATION_TITLES[last.kind]} ${last.version}。`}
          下方内容已更新，请核对后再次确认。
        </>
      }
    />
  );
}
