import { usePlatform } from '@console/platform';
import { Panel } from '@console/ui';
import { ExportButton, saveSheet, saveWorkbook, type SheetKind, useChoice } from '@console/ui/data';
import { Button, Checkbox, Segmented } from '@console/ui/form';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { compareCurves, CURVES, type CurveKind } from './compare-curves.ts';
import { metricRows, paramRows, type ComparedRun } from './compare-rows.ts';
import { compareSheet, curveSheet, type Comparison } from './compare-sheets.ts';
import { CompareWarning } from './compare-warning.tsx';
import { CompareTable } from './compare-table.tsx';
import { SpecPanel } from '../spec-panel.tsx';
import { useBenchmarkNames } from '../use-benchmark-names.ts';

interface ComparePanelsProps {
  readonly runs: readonly ComparedRun[];
  readonly onRemove: (associationId: number) => void;
}

const KINDS = Object.keys(CURVES) as readonly CurveKind[];
const HEIGHT = 340;

/** The curves of the compared runs, and the table of parameters and metrics below them. */
export function ComparePanels({ runs, onRemove }: ComparePanelsProps): ReactElement {
  const [kind, chooseKind] = useChoice('curve', KINDS, 'longShort');
  const horizons = useMemo(() => horizonsOf(runs), [runs]);
  const [horizon, chooseHorizon] = useChoice('h', horizons, horizons[0] ?? '1');
  const comparison = useComparison(runs, { kind, horizon: Number(horizon) });
  return (
    <>
      <CompareWarning runs={comparison.runs} />
      <SpecPanel
        title={CURVES[kind]}
        spec={comparison.curves}
        height={HEIGHT}
        cause="持有期中没有 1 日的回测没有净值曲线"
        actions={
          <Segmented
            aria-label="曲线"
            value={kind}
            options={KINDS.map((value) => ({ value, label: CURVES[value] }))}
            onChange={chooseKind}
          />
        }
      />
      <FiguresPanel comparison={comparison} onRemove={onRemove}>
        <Segmented
          aria-label="持有期"
          value={horizon}
          options={horizons.map((value) => ({ value, label: `${value} 日` }))}
          onChange={chooseHorizon}
        />
      </FiguresPanel>
    </>
  );
}

function useComparison(
  runs: readonly ComparedRun[],
  { kind, horizon }: { readonly kind: CurveKind; readonly horizon: number },
): Comparison {
  const cards = useMemo(() => runs.map(({ run }) => run), [runs]);
  const names = useBenchmarkNames(cards);
  return useMemo(() => {
    return {
      runs: cards,
      params: paramRows(cards, names),
      metrics: metricRows(runs, horizon),
      curves: compareCurves(runs, { kind, horizon }),
    };
  }, [runs, cards, names, kind, horizon]);
}

interface FiguresPanelProps {
  readonly comparison: Comparison;
  readonly onRemove: (associationId: number) => void;
  /** A note on what the figures measure. */
  readonly children: ReactNode;
}

function FiguresPanel({ comparison, onRemove, children }: FiguresPanelProps): ReactElement {
  const [differencesOnly, setDifferencesOnly] = useState(false);
  return (
    <Panel
      title="参数与指标"
      sub="小字为与第一个回测之差，百分比之差为百分点"
      flush
      actions={
        <>
          <Checkbox checked={differencesOnly} onChange={({ target }) => setDifferencesOnly(target.checked)}>
            只看不同
          </Checkbox>
          {children}
          <CompareExport comparison={comparison} />
          <Button onClick={() => window.print()}>打印</Button>
        </>
      }
    >
      <CompareTable {...comparison} differencesOnly={differencesOnly} onRemove={onRemove} />
    </Panel>
  );
}

/** Every horizon that one of the runs has, from the shortest. */
const horizonsOf = (runs: readonly ComparedRun[]): readonly string[] =>
  [...new Set(runs.flatMap(({ report }) => report.horizons))].sort((one, other) => one - other).map(String);

function CompareExport({ comparison }: { readonly comparison: Comparison }): ReactElement {
  const { notify } = usePlatform();
  const save = async (kind: SheetKind): Promise<void> => {
    const table = compareSheet(comparison);
    const curves = curveSheet(comparison);
    try {
      if (kind === 'xlsx') await saveWorkbook('回测对比', curves === null ? [table] : [table, curves]);
      else await saveSheet(table, 'csv');
      notify.success(`已导出 ${table.rows.length} 行`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    }
  };
  return <ExportButton onExport={(kind) => void save(kind)} note="Excel 另含所选曲线" />;
}
