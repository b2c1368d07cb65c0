import { CallError } from '@console/platform/call-error';
import { useEffect, useState } from 'react';

export interface Refusal {
  /** The message above the form, or null. */
  readonly refusal: string | null;
  /** Whether another try would be refused again for now. */
  readonly waiting: boolean;
  refuse(error: unknown): void;
  clear(): void;
}

/** The server's last refusal, at first that of a redirect; a 429 counts its wait down, then is cleared. */
export function useRefusal(first: string | null = null): Refusal {
  const [text, setText] = useState(first);
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
    // The server's own sentence, with the seconds that are left.
    refusal: text !== null && seconds > 0 ? text.replace(/(?<!\d)\d+(?= 秒)/, String(seconds)) : text,
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
