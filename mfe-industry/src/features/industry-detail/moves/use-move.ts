import { MOVED, type Moved } from '@console/contract-industry';
import { VALUATIONS, type Valuation } from '@console/contract-core';
import { useSearch } from '@console/ui/data';

/** The figure whose change is explained. */
export type Move = Moved | Valuation;

export const MOVE_TITLES: Readonly<Record<Move, string>> = {
  capital: '总市值',
  index: '行业指数',
  revenue: '营业总收入（近四季）',
  profit: '归母净利润（近四季）',
  pe: 'PE(TTM)',
  pb: 'PB',
  ps: 'PS(TTM)',
};

const MOVES: readonly Move[] = [...MOVED, ...VALUATIONS];

/** The name of the choice, and of its range of days, in the address. */
export const MOVE = 'move';

/** The figure that the address asks to explain, and how to ask for another or none. */
export function useMove(): readonly [move: Move | null, choose: (move: Move | null) => void] {
  const [search, replace] = useSearch();
  const asked = new URLSearchParams(search).get(MOVE);
  return [
    MOVES.find((move) => move === asked) ?? null,
    (move) => replace(searchWithMove(search, move).toString()),
  ];
}

/** The address with another figure to explain. */
export function searchWithMove(search: string, move: Move | null): URLSearchParams {
  const params = new URLSearchParams(search);
  if (move === null) for (const key of [MOVE, `${MOVE}.startTime`, `${MOVE}.endTime`]) params.delete(key);
  else params.set(MOVE, move);
  return params;
}
