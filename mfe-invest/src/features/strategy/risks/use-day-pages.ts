import { useMemo, useState } from 'react';

const SIZE = 20;

/** The page of a table of days that is shown. */
export interface DayPages {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly input: { readonly strategyId: number; readonly page: number; readonly size: number };
}

/** The page of a strategy's days, the newest first, and the input of the call for it. */
export function useDayPages(strategyId: number): DayPages {
  const [page, setPage] = useState(0);
  const [size, setSizeAlone] = useState(SIZE);
  const input = useMemo(() => ({ strategyId, page, size }), [strategyId, page, size]);
  return {
    page,
    size,
    input,
    setPage,
    setSize: (next) => {
      setSizeAlone(next);
      setPage(0);
    },
  };
}
