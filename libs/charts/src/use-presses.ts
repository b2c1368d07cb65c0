import { useEffect } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import type { Engine } from './engine.ts';

/** Reports the key of a pressed tile or point. */
export function usePresses(
  engine: Engine | null,
  { kind }: ChartSpec,
  onPress: ((key: string) => void) | undefined,
): void {
  useEffect(() => {
    if (engine === null || onPress === undefined || (kind !== 'treemap' && kind !== 'quadrant')) return;
    const press = (pressed: unknown): void => {
      const { data } = pressed as { data?: { key?: unknown } };
      if (typeof data?.key === 'string') onPress(data.key);
    };
    engine.on('click', press);
    return () => {
      engine.off('click', press);
    };
  }, [engine, kind, onPress]);
}
