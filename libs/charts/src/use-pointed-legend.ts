import { useEffect } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import type { Engine } from './engine.ts';
import { averageNames } from './option/candle-option.ts';

/** What the drawing library reports of the pointer: the place among the labels of each axis it is over. */
interface Pointed {
  readonly axesInfo?: readonly { readonly value?: unknown }[];
}

/** Has the names of the lines over candles show the values of the label under the pointer, else the last ones. */
export function usePointedLegend(engine: Engine | null, spec: ChartSpec): void {
  useEffect(() => {
    if (engine === null || spec.kind !== 'candle' || spec.lines.length === 0) return;
    let shown: number | null = null;
    const show = (at: number | null): void => {
      if (at === shown) return;
      shown = at;
      engine.setOption({ legend: { formatter: averageNames(spec, at) } });
    };
    const onPointer = (pointed: unknown): void => {
      const at = (pointed as Pointed).axesInfo?.[0]?.value;
      show(typeof at === 'number' ? at : null);
    };
    const onLeave = (): void => show(null);
    engine.on('updateAxisPointer', onPointer);
    engine.on('globalout', onLeave);
    return () => {
      engine.off('updateAxisPointer', onPointer);
      engine.off('globalout', onLeave);
    };
  }, [engine, spec]);
}
