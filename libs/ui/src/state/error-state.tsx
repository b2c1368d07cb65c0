import { CallError, usePlatform } from '@console/platform';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { CopyIcon, WarningIcon } from '../icons.tsx';
import { StateMessage } from './state-message.tsx';

export interface ErrorStateProps {
  /** What could not be loaded: 公司列表没有取到. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failed panel: the cause, 重试, and the request id for support. Amber, because red means up. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps): ReactElement {
  const { notify } = usePlatform();
  const requestId = textOf(error, 'requestId');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(requestId ?? '');
      notify.success('已复制请求编号');
    } catch {
      // The clipboard is refused or missing: a browser has none for a page over plain http.
      notify.error('浏览器不允许写入剪贴板');
    }
  };
  return (
    <StateMessage
      role="alert"
      icon={<WarningIcon className="c-attention" />}
      title={title}
      cause={
        <>
          {textOf(error, 'message') ?? '原因未知'}
          {isAway(error) && '，恢复后会自动重新加载'}
          {requestId && `，请求编号 ${requestId}`}
        </>
      }
    >
      <Button type="primary" size="small" onClick={onRetry}>
        重试
      </Button>
      {requestId && (
        <Button type="text" size="small" icon={<CopyIcon />} onClick={() => void copy()}>
          复制编号
        </Button>
      )}
    </StateMessage>
  );
}

/** Whether the service did not answer, or the gateway could not reach it: the shell retries until it does. */
function isAway(error: unknown): boolean {
  return error instanceof CallError && [0, 502, 503, 504].includes(error.status);
}

function textOf(error: unknown, key: 'message' | 'requestId'): string | undefined {
  if (typeof error !== 'object' || error === null || !(key in error)) return undefined;
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
