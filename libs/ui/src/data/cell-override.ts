import type { ReactNode } from 'react';

/** A table's own display of one column. `text` is what the export writes instead. */
export interface CellOverride<Row> {
  draw(row: Row): ReactNode;
  text?(row: Row): string;
}

export type CellOverrides<Row> = { readonly [Key in keyof Row]?: CellOverride<Row> };
