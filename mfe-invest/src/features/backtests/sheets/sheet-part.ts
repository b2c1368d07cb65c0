import type { SheetCell } from '@console/ui/data';

/** What one tab of a run's workbook holds, without the words that all of its tabs share. */
export interface SheetPart {
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}
