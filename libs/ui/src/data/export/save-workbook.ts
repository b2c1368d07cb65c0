import { excelOf } from './excel.ts';
import { saveFile } from './save-file.ts';
import type { Sheet } from './sheet.ts';

/** Gives the browser several sheets to save as one Excel file, a tab each: 质量动量合成 回测 12_2026-11-20.xlsx */
export async function saveWorkbook(title: string, sheets: readonly Sheet[]): Promise<void> {
  const name = title.replace(/[\\/:*?"<>|]/g, '-');
  saveFile(await excelOf(...sheets), `${name}_${sheets[0]?.asOf ?? '全部'}.xlsx`);
}
