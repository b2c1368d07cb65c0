import { csvOf } from './csv.ts';
import { excelOf } from './excel.ts';
import { saveFile } from './save-file.ts';
import type { Sheet } from './sheet.ts';

export const SHEET_KINDS = { xlsx: 'Excel 文件', csv: 'CSV 文件' } as const;
export type SheetKind = keyof typeof SHEET_KINDS;

/** Gives the browser a sheet to save: 利润表_2026-11-20.xlsx; CSV has no other place for a unit: 利润表_百万元_2026-11-20.csv */
export async function saveSheet(sheet: Sheet, kind: SheetKind): Promise<void> {
  const file =
    kind === 'csv' ? new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }) : await excelOf(sheet);
  const unit = kind === 'csv' && sheet.unit !== undefined ? `_${sheet.unit}` : '';
  saveFile(file, `${sheet.title}${unit}_${sheet.asOf ?? '全部'}.${kind}`);
}
