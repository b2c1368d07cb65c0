import type { ReactNode } from 'react';

/** How a table draws one column itself. `text` is what the export writes in its place. */
export interface CellOverride<Row> {
  draw(row: Row): ReactNode;
  text?(row: Row): string;
}

export type CellOverrides<Row> = { readonly [Key in keyof Row]?: CellOverride<Row> };
