import { CallError } from '@console/platform';
import type { ReactElement } from 'react';
import '../../core/controls/button.css';
import './error-page.css';

interface BootFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * The page shown when the console could not be opened because the services do not answer. Document 3 §2.24,
 * 500.
 */
export function BootFailure({ error, onRetry }: BootFailureProps): ReactElement {
  const call = error instanceof CallError ? error : null;
  return (
    <main className="shell-error-page-page" role="alert">
      <h1>抱歉，服务器出错了</h1>
      <p>
        {call?.message ?? '页面文件没有取到，请检查网络后重试'}
        {call?.requestId && `，请求编号 ${call.requestId}`}
      </p>
      <button type="button" className="shell-button-primary" onClick={onRetry}>
        重试
      </button>
    </main>
  );
}
