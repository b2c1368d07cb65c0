import { usePlatform } from '@console/platform';
import { saveSheet, type SheetKind } from '../data/export/save-sheet.ts';
import type { Sheet } from '../data/export/sheet.ts';

/** A function that saves the shown sheet and shows a notice of the result. */
export function useSave(sheet: () => Sheet): (kind: SheetKind) => void {
  const { notify } = usePlatform();
  return (kind) => {
    const shown = sheet();
    saveSheet(shown, kind).then(
      () => notify.success(`已导出 ${shown.rows.length} 行`),
      (error: unknown) => notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`),
    );
  };
}
