import type { Column } from '../entry/entry.ts';

/** The options of a column besides its title. */
export interface ColumnOptions {
  /** Whether the table may be sorted by it: by default figures and days may, texts may not. */
  readonly sort?: boolean;
  readonly fixed?: 'left' | 'right';
  /** The title above it and its neighbours of the same group. */
  readonly group?: string;
  /** An explanation of its values, where the title alone is unclear: shown on hover of the title. */
  readonly note?: string;
  /** Whether it is shown only where the screen is wide. */
  readonly wide?: true;
}

/** The options as properties of the column. */
export function optionsOf(
  { sort, fixed, group, note, wide }: ColumnOptions,
  sortsByDefault: boolean,
): Pick<Column, 'sortable' | 'fixed' | 'group' | 'note' | 'wide'> {
  return {
    ...((sort ?? sortsByDefault) && { sortable: true as const }),
    ...(fixed && { fixed }),
    ...(group !== undefined && { group }),
    ...(note !== undefined && { note }),
    ...(wide && { wide }),
  };
}
