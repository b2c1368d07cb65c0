import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the one of the last render: for handlers, not while rendering. */
export function useLatest<Input>(act: (input: Input) => void): (input: Input) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((input) => latest.current(input), []);
}
