import type { StrategyComparison } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { ExportButton, saveSheet, saveWorkbook, type SheetKind } from '@console/ui/data';
import type { ReactElement } from 'react';
import { figuresSheet, holdingsSheet, wealthSheet } from './comparison-sheets.ts';

/** 导出: figures and parameters, in Excel with the lines and the holdings. */
export function ComparisonExport({ comparison }: { readonly comparison: StrategyComparison }): ReactElement {
  const { notify } = usePlatform();
  const save = async (kind: SheetKind): Promise<void> => {
    const figures = figuresSheet(comparison);
    const more = comparison.from === null ? [] : [wealthSheet(comparison), holdingsSheet(comparison)];
    try {
      if (kind === 'xlsx') await saveWorkbook('组合对比', [figures, ...more]);
      else await saveSheet(figures, 'csv');
      notify.success(`已导出 ${figures.rows.length} 行`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    }
  };
  return <ExportButton onExport={(kind) => void save(kind)} note="Excel 另含净值与持仓" />;
}
