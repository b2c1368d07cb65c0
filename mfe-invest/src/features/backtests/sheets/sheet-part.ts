import type { SheetCell } from '@console/ui/data';

/** The content of one tab of a run's workbook, without the words that all tabs share. */
export interface SheetPart {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}
