import { useEffect, useRef } from 'react';
import type { Engine } from './engine.ts';
import type { toOption } from './option/to-option.ts';

type DrawnOption = ReturnType<typeof toOption>;

/** Draws an option in place of the former one. A drawing that has it already, as after it was hidden, keeps it. */
export function useOption(engine: Engine | null, option: DrawnOption): void {
  const drawn = useRef<{ readonly engine: Engine; readonly option: DrawnOption } | null>(null);
  useEffect(() => {
    if (engine === null || (drawn.current?.engine === engine && drawn.current.option === option)) return;
    engine.setOption(option, { notMerge: true });
    drawn.current = { engine, option };
  }, [engine, option]);
}
