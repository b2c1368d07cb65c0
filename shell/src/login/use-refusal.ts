import { CallError } from '@console/platform/call-error';
import { useEffect, useState } from 'react';
import { takeQueryError } from './take-query-error.ts';

interface Refusal {
  /** What stands above the form, or null. */
  readonly refusal: string | null;
  /** True while another try would only be refused again. */
  readonly waiting: boolean;
  refuse(error: unknown): void;
  clear(): void;
}

/** The server's last refusal; a 429 counts its wait down and then clears itself. */
export function useRefusal(): Refusal {
  const [text, setText] = useState<string | null>(takeQueryErrorOnce);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => {
      setSeconds(seconds - 1);
      if (seconds === 1) setText(null);
    }, 1000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return {
    refusal: seconds > 0 ? `登录失败次数过多，请 ${seconds} 秒后再试` : text,
    waiting: seconds > 0,
    refuse(error) {
      setText(error instanceof Error ? error.message : '登录失败，请稍后重试');
      setSeconds(error instanceof CallError && error.status === 429 ? (error.retryAfter ?? 0) : 0);
    },
    clear() {
      setText(null);
      setSeconds(0);
    },
  };
}

let taken: string | null | undefined;

/** State initialisers may run twice; the address gives its message only once. */
function takeQueryErrorOnce(): string | null {
  taken ??= takeQueryError();
  return taken;
}
