import { MAX_PAGE_SIZE, type TableEntry } from '@console/contract-core';
import type { TableRoom } from '../layout/use-room.ts';
import type { TableUrlState } from './use-table-url-state.ts';
import { useStored } from './use-stored.ts';

/** A choice of rows a page: a number, or as many as fit the screen. */
export type SizeChoice = number | 'fit';

export interface PageSize {
  /** Null until the screen is measured. */
  readonly size: number | null;
  readonly choice: SizeChoice;
  choose(choice: SizeChoice): void;
  setPage(page: number): void;
}

/**
 * The rows a page of a table: those its address names, else those its reader chose before, else as many as
 * fit where it is a list, and the entry's own number where it is one of many on a tab. A page behind the
 * first has its number in the address, so that a link leads to the same rows.
 */
export function usePageSize<E extends TableEntry>(
  spec: TableEntry,
  state: TableUrlState<E>,
  room: TableRoom | null,
): PageSize {
  const [stored, store] = useStored(`rows:${spec.id}`);
  const usual = readChoice(stored) ?? (state.fits ? 'fit' : spec.defaultSize);
  const choice = state.size ?? usual;
  const fitted = room && (room.rows ?? spec.defaultSize);
  const size = choice === 'fit' ? fitted : choice;
  return {
    size,
    choice: choice === fitted && usual === 'fit' ? 'fit' : choice,
    choose: (next) => {
      store(String(next));
      state.setPage(0, next === 'fit' ? null : next);
    },
    setPage: (page) => state.setPage(page, page === 0 && size === sizeOf(usual, fitted) ? null : size),
  };
}

const sizeOf = (choice: SizeChoice, fitted: number | null): number | null =>
  choice === 'fit' ? fitted : choice;

function readChoice(text: string | null): SizeChoice | null {
  if (text === 'fit') return 'fit';
  const size = text !== null && /^\d+$/.test(text) ? Number(text) : 0;
  return size >= 1 && size <= MAX_PAGE_SIZE ? size : null;
}
