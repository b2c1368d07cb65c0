import type { BacktestReport, BacktestRunCard } from '@console/contract-invest';
import { useCan, usePlatform } from '@console/platform';
import { ExportButton } from '@console/ui/data';
import { Button } from '@console/ui/form';
import type { ReactElement } from 'react';
import { backtestResultPath } from '../../../page-paths.ts';
import { comparePath } from '../backtest-paths.ts';
import { useReportExport } from '../sheets/use-report-export.ts';
import { useRunCommands } from '../use-run-commands.ts';

interface RunToolbarProps {
  readonly run: BacktestRunCard;
  readonly report: BacktestReport | undefined;
}

/** The actions on a run that has succeeded. */
export function RunToolbar({ run, report }: RunToolbarProps): ReactElement {
  const { navigate } = usePlatform();
  const mayEdit = useCan('yzgl_edit');
  const file = useReportExport(run, report);
  const commands = useRunCommands();
  const repeat = async (): Promise<void> => {
    const id = await commands.repeat(run);
    if (id !== null) navigate(backtestResultPath(id));
  };
  return (
    <>
      <Button onClick={() => navigate(comparePath([run.associationId]))}>对比</Button>
      <ExportButton
        onExport={file.start}
        running={file.running}
        disabled={report === undefined}
        note="Excel 含全部表，CSV 为逐日序列"
      />
      <Button disabled={report === undefined} onClick={() => window.print()}>
        打印
      </Button>
      {mayEdit && (
        <Button type="primary" loading={commands.running} onClick={() => void repeat()}>
          重新运行并核对
        </Button>
      )}
    </>
  );
}
