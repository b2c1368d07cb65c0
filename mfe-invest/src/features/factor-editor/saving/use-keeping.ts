import { shanghaiDateTime } from '@console/contract-core';
import { useDraftKeeping, usePlatform } from '@console/platform';
import { useState } from 'react';
import type { FactorKeeping, KeptFactor } from './use-kept-factor.ts';

/** Stores unsaved changes in this browser. Returns the text about it, and a function that ends it. */
export function useKeeping(
  changed: KeptFactor | null,
  { found, keep, drop }: FactorKeeping,
): readonly [said: string, end: () => void] {
  const platform = usePlatform();
  /** // `18:19`, by the server's clock. */
  const [at, setAt] = useState('');
  const [keeping, end] = useDraftKeeping(changed, {
    found,
    drop,
    keep(factor) {
      const now = platform.window.get()?.now();
      setAt(now === undefined ? '' : shanghaiDateTime(now).slice(11, 16));
      return keep(factor);
    },
  });
  const said = {
    nothing: '',
    pending: '有未保存的修改',
    kept: `草稿，${`${at} 已自动保存到本机`.trim()}`,
    full: '本机空间不足，草稿没有保存，请尽快保存',
  };
  return [said[keeping], end];
}
