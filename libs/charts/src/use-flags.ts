import { useEffect } from 'react';
import type { ChartEvent, ChartSpec } from './chart-spec.ts';
import type { Engine } from './engine.ts';
import { flagsOf } from './option/candle-option.ts';
import { EVENT_SERIES } from './option/flag-groups.ts';

export interface FlagPresses {
  readonly width: number;
  readonly onEvents: ((events: readonly ChartEvent[]) => void) | undefined;
}

/** Reports the events of a pressed flag of a candle chart. */
export function useFlags(engine: Engine | null, spec: ChartSpec, { width, onEvents }: FlagPresses): void {
  useEffect(() => {
    if (engine === null || onEvents === undefined || spec.kind !== 'candle') return;
    const groups = flagsOf(spec, width);
    const onPress = (pressed: unknown): void => {
      const { seriesName, dataIndex } = pressed as { seriesName?: string; dataIndex?: number };
      const group = seriesName === EVENT_SERIES ? groups[dataIndex ?? -1] : undefined;
      if (group) onEvents(group.events);
    };
    engine.on('click', onPress);
    return () => {
      engine.off('click', onPress);
    };
  }, [engine, spec, width, onEvents]);
}
