import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import { usePlatform } from '@console/platform';
import { saveSheet, saveWorkbook, type SheetKind } from '@console/ui/data';
import { useState } from 'react';
import { dailySheet } from './daily-sheet.ts';
import { reportSheets } from './report-sheets.ts';
import { runName } from '../specs/run-words.ts';
import { useBenchmarkNames } from '../use-benchmark-names.ts';

export interface ReportExport {
  readonly running: boolean;
  readonly start: (kind: SheetKind) => void;
}

/** Saves a whole run: a workbook with a tab for each part, or its daily series as CSV. */
export function useReportExport(run: BacktestRunCard, report: BacktestReport | undefined): ReportExport {
  const { notify } = usePlatform();
  const names = useBenchmarkNames([run]);
  const [running, setRunning] = useState(false);
  const save = async (kind: SheetKind, of: BacktestReport): Promise<void> => {
    setRunning(true);
    try {
      if (kind === 'xlsx') await saveWorkbook(runName(run), reportSheets(run, of, names));
      else await saveSheet({ ...dailySheet(run, of), title: `${runName(run)} 逐日序列` }, 'csv');
      notify.success(kind === 'xlsx' ? '已导出工作簿' : '已导出逐日序列');
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    } finally {
      setRunning(false);
    }
  };
  return { running, start: (kind) => report && void save(kind, report) };
}
