import type { Column } from '../entry/entry.ts';

/** What a column may say besides its title. */
export interface ColumnOptions {
  /** Whether the table may be sorted by it: figures and days may, texts may not, unless this says otherwise. */
  readonly sort?: boolean;
  readonly fixed?: 'left' | 'right';
  /** The title above it and its neighbours of the same group. */
  readonly group?: string;
  /** What its values are, where the title alone leaves it open: shown on hover of the title. */
  readonly note?: string;
}

/** The options as the column carries them. */
export function optionsOf(
  { sort, fixed, group, note }: ColumnOptions,
  sortsByDefault: boolean,
): Pick<Column, 'sortable' | 'fixed' | 'group' | 'note'> {
  return {
    ...((sort ?? sortsByDefault) && { sortable: true as const }),
    ...(fixed && { fixed }),
    ...(group !== undefined && { group }),
    ...(note !== undefined && { note }),
  };
}
