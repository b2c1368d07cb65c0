import { useEffect } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import type { Engine } from './engine.ts';

/** Kinds whose parts have keys. */
const PRESSED: readonly ChartSpec['kind'][] = ['treemap', 'quadrant', 'matrix'];

/** Reports the key of a pressed tile, point or square. */
export function usePresses(
  engine: Engine | null,
  { kind }: ChartSpec,
  onPress: ((key: string) => void) | undefined,
): void {
  useEffect(() => {
    if (engine === null || onPress === undefined || !PRESSED.includes(kind)) return;
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
