import type { ReactNode } from 'react';

/** The frame of a mark, in pixels. */
export const MARK_ROOM = 12;

/** A table's own display of one column. `text` is what the export writes instead. */
export interface CellOverride<Row> {
  draw(row: Row): ReactNode;
  text?(row: Row): string;
  /** The width in pixels of what it draws beside its text: the frame of a mark, an icon. */
  readonly room?: number;
  /** The width in pixels of what it draws, where that does not follow from its text. */
  width?(row: Row): number;
}

export type CellOverrides<Row> = { readonly [Key in keyof Row]?: CellOverride<Row> };
