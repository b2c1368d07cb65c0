import { CallError, isConflict } from '@console/platform';
import { Alert, Button } from 'antd';
import type { ReactElement } from 'react';
import './form.css';

export interface FaultAlertProps {
  readonly fault: Error | null;
  /** Offered where another user saved first: what was typed is kept. */
  readonly onReload?: () => void;
  readonly reloading?: boolean;
  /** Whether another user saved first, even where nothing was refused yet. */
  readonly conflict?: boolean;
}

/** Why a write was refused, above what it is about. */
export function FaultAlert(props: FaultAlertProps): ReactElement | null {
  const { fault, onReload, reloading = false, conflict = isConflict(fault) } = props;
  if (conflict && onReload)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title="内容已被他人修改"
        description="重新载入最新内容，您未保存的修改会保留。"
        action={
          <Button size="small" loading={reloading} onClick={onReload}>
            重新载入
          </Button>
        }
      />
    );
  if (fault === null) return null;
  const requestId = fault instanceof CallError && isFailure(fault) ? fault.requestId : undefined;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={fault.message}
      description={requestId && `请求编号 ${requestId}`}
    />
  );
}

/**
 * Whether an error is a failure, which is looked up by its request id; a refusal itself says what would help.
 */
const isFailure = ({ status, code }: CallError): boolean =>
  status === 0 || status >= 500 || code === 'BAD_ANSWER';
