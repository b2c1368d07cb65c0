import { CallError } from '@console/platform/call-error';
import { useEffect, useState } from 'react';

export interface Refusal {
  /** What stands above the form, or null. */
  readonly refusal: string | null;
  /** True while another try would only be refused again. */
  readonly waiting: boolean;
  refuse(error: unknown): void;
  clear(): void;
}

/** The server's last refusal, `first` what a redirect brought; a 429 counts its wait down, then clears itself. */
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
    // The server's own sentence, its wait counted on.
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
