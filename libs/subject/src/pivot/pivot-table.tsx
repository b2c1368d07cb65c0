import { coverageText, UNITS } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import { Panel } from '@console/ui';
import { ExportButton, saveSheet, type SheetKind } from '@console/ui/data';
import { Button, Segmented, Select } from '@console/ui/form';
import { useMemo, useState, type ReactElement } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import { GridTable } from './grid-table.tsx';
import { gridSheet } from './grid-sheet.ts';
import { gridOfMetric, gridOfPeriod } from './pivot-grid.ts';
import './pivot-table.css';
import type { Pivot, PivotLook, PivotMetric } from './pivot.ts';

type View = 'periods' | 'single';

const VIEWS: { value: View; label: string }[] = [
  { value: 'periods', label: '多期对比' },
  { value: 'single', label: '单期明细' },
];

export interface PivotTableProps {
  readonly title: string;
  /** The title of the rows' column: 产品. */
  readonly item: string;
  readonly source: string;
  /** With one report period at least. */
  readonly pivot: Pivot;
  readonly look: PivotLook;
}

/** Products or regions: one figure of them over the report periods, or all figures of one period. */
export function PivotTable({ title, item, source, pivot, look }: PivotTableProps): ReactElement {
  const { metrics } = look;
  const { title: subject } = useSubject();
  const { notify } = usePlatform();
  const [view, setView] = useState<View>('periods');
  const [metric, setMetric] = useState<PivotMetric>(metrics[0]);
  const [oldestFirst, setOldestFirst] = useState(false);
  const [asked, setPeriod] = useState<string | null>(null);
  const [newest = ''] = pivot.periods;
  const period = asked ?? newest;
  const grid = useMemo(() => {
    if (view === 'single') return gridOfPeriod(pivot, look, period);
    return gridOfMetric(pivot, metric, oldestFirst ? pivot.periods.toReversed() : pivot.periods);
  }, [view, pivot, look, period, metric, oldestFirst]);
  const of = view === 'single' ? period : metric.title;
  const save = async (kind: SheetKind): Promise<void> => {
    try {
      const words = { title: `${subject} ${title}_${of}`, source, asOf: pivot.asOf, item };
      await saveSheet(gridSheet(grid, words), kind);
      notify.success(`已导出 ${grid.rows.length} 项`);
    } catch (error) {
      notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    }
  };
  return (
    <Panel
      flush
      title={title}
      sub={[
        of,
        ...(view === 'single' ? [] : [`单位 ${UNITS[metric.unit].text}`]),
        ...coverageOf(pivot, view === 'single' ? period : newest),
        `来源 ${source}`,
        ...(pivot.asOf === null ? [] : [`截至 ${pivot.asOf}`]),
      ].join(' · ')}
      actions={
        <>
          <Segmented<View> aria-label="视图" options={VIEWS} value={view} onChange={setView} />
          {view === 'single' ? (
            <Select
              aria-label="报告期"
              style={{ width: 104 }}
              value={period}
              options={pivot.periods.map((value) => ({ value, label: value }))}
              onChange={setPeriod}
            />
          ) : (
            <>
              <Select
                aria-label="指标"
                style={{ width: 104 }}
                value={metric.key}
                options={metrics.map((one) => ({ value: one.key, label: one.title }))}
                onChange={(key) => setMetric(metrics.find((one) => one.key === key) ?? metrics[0])}
              />
              <Button aria-pressed={oldestFirst} onClick={() => setOldestFirst(!oldestFirst)}>
                {oldestFirst ? '旧 → 新' : '新 → 旧'}
              </Button>
            </>
          )}
          <ExportButton onExport={(kind) => void save(kind)} />
        </>
      }
    >
      <GridTable label={`${title} ${of}`} item={item} grid={grid} />
    </Panel>
  );
}

/** `2026H1 50 / 57 家 · 市值占比 96.20%` of a set; nothing of a company. */
function coverageOf({ coverage }: Pivot, period: string): readonly string[] {
  const covered = coverage?.[period];
  if (covered === undefined) return [];
  const { reported, members, capitalShare } = covered;
  return [`${period} ${coverageText({ corpNum: reported, memberNum: members, capitalShare }) ?? ''}`];
}
