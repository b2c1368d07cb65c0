import { shanghaiDateTime } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FactorKeeping, KeptFactor } from './use-kept-factor.ts';

/** After the last change. */
const QUIET_MS = 400;

interface Written {
  readonly content: KeptFactor;
  /** `18:19`, by the server; null when the browser had no room. */
  readonly at: string | null;
}

/**
 * Keeps what is changed in this browser, shortly after each change and at the latest when the page goes. `changed`
 * is null while nothing is. Returns what to say of it, and a way to end it.
 */
export function useKeeping(
  changed: KeptFactor | null,
  { found, keep, drop }: FactorKeeping,
): readonly [said: string, end: () => void] {
  const platform = usePlatform();
  const [written, setWritten] = useState<Written | null>(null);
  const ended = useRef(false);
  const write = useEffectEvent(() => {
    if (ended.current || written?.content === changed) return;
    if (changed === null) {
      // Back to what is saved: nothing is left to be kept.
      if (written !== null || found !== null) drop();
      setWritten(null);
      return;
    }
    const now = platform.window.get()?.now();
    const time = now === undefined ? '' : shanghaiDateTime(now).slice(11, 16);
    setWritten({ content: changed, at: keep(changed) ? time : null });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const flush = (): void => write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const end = useCallback(() => {
    ended.current = true;
    drop();
  }, [drop]);
  return [changed === null ? '' : wordsOf(changed, written), end];
}

function wordsOf(changed: KeptFactor, written: Written | null): string {
  if (written === null || (written.content !== changed && written.at !== null)) return '有未保存的修改';
  if (written.at === null) return '本机空间不足，草稿没有保存，请尽快保存';
  return `草稿，${`${written.at} 已自动保存到本机`.trim()}`;
}
