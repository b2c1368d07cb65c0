import {
  coverageText,
  isIncompletePeriod,
  periodsOf,
  UNITS,
  type CallerInputOf,
  type PeriodCoverage,
  type PeriodKind,
  type Statement,
  type StatementEntry,
  type StatementRow,
} from '@console/contract-core';
import { useCall, type Client } from '@console/platform';
import { Button } from 'antd';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { ExportButton } from '../data/export/export-button.tsx';
import { useStored } from '../data/state/use-stored.ts';
import { Missing } from '../number/missing.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Refetching } from '../state/refetching.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { useDelayed } from '../state/use-delayed.ts';
import { figureWidth } from './figure-width.ts';
import { FrozenGrid, type GridRow, type PointedCell } from './frozen-grid.tsx';
import {
  labelUnit,
  statementCell,
  statementColumns,
  type Measure,
  type StatementColumn,
} from './statement-columns.ts';
import { statementSheet } from './statement-sheet.ts';
import './statement.css';
import { useSave } from './use-save.ts';
import { useSaveBook } from './use-save-book.ts';
import { ValueCard } from './value-card.tsx';

export interface StatementTableProps<E extends StatementEntry> {
  readonly client: Client;
  readonly spec: E;
  readonly input: CallerInputOf<E>;
  /** The subject in the name of an exported file: 贵州茅台. */
  readonly subject: string;
  readonly title?: string;
  /** Which periods, left of the tools: the filter, 累计 / 单季. */
  readonly bar?: ReactNode;
  /** Whether values are cumulated from the start of the year: a hovered value shows its last quarter too. */
  readonly flows?: boolean;
  /** What values are compared with; by default the same period a year before. */
  readonly against?: 'year' | 'quarter';
  /** Value, the one before, difference and growth of every period side by side, always. */
  readonly compared?: boolean;
  /** Exported together with it as one workbook, itself included. */
  readonly book?: readonly StatementEntry[] | undefined;
  readonly empty?: ReactNode;
}

interface Line extends GridRow {
  readonly row: StatementRow;
  /** A label for the lines below it. */
  readonly heading: boolean;
}

const TITLES = {
  year: { value: '本期', prior: '上年同期', change: '增减', growth: '同比' },
  quarter: { value: '本期', prior: '上一季', change: '增减', growth: '环比' },
} as const;
const ALL: readonly Measure[] = ['value', 'prior', 'change', 'growth'];
const WIDTHS = { label: 240, most: 168 } as const;
/** A period with its note: 2026Q1 未披露完整. */
const NOTED = 132;

/** A statement of one contract entry: lines by periods; hundreds of periods scroll smoothly. */
export function StatementTable<E extends StatementEntry>(props: StatementTableProps<E>): ReactElement {
  const { client, spec, input, title = spec.title, bar, flows = false, against = 'year' } = props;
  const titles = TITLES[against];
  const [order, storeOrder] = useStored('statement:order');
  const [growth, storeGrowth] = useStored('statement:growth');
  const [pointed, setPointed] = useState<PointedCell<Line, StatementColumn> | null>(null);
  const query = useCall(client, spec as StatementEntry, input, { keepPrevious: true });
  const late = useDelayed(query.isPending);
  const slow = useDelayed(query.isFetching && query.data !== undefined);
  const lines = query.data?.lines ?? NO_LINES;
  const asOf = query.data?.asOf ?? null;
  const coverage = query.data?.coverage;
  const comparable = lines.some(({ prior }) => prior !== undefined);
  const measures = useMemo<readonly Measure[]>(
    () => (props.compared ? ALL : comparable && growth === 'shown' ? ['value', 'growth'] : ['value']),
    [props.compared, comparable, growth],
  );
  const newestFirst = order !== 'oldest';
  const columns = useMemo(
    () =>
      statementColumns(lines, {
        kind: spec.periods,
        newestFirst,
        measures,
        titles,
        noteOf: (period) => incompleteNote(coverage?.[period]),
      }),
    [lines, spec, newestFirst, measures, titles, coverage],
  );
  const rows = useMemo(() => lines.map((row, at) => lineOf(row, at, spec)), [lines, spec]);
  const widths = useMemo(() => {
    const incomplete = Object.values(coverage ?? {}).some(
      (covered) => covered && isIncompletePeriod(covered),
    );
    return { ...WIDTHS, least: Math.max(figureWidth(lines, spec.unit), incomplete ? NOTED : 0) };
  }, [lines, spec, coverage]);
  const save = useSave(() =>
    statementSheet({ ...spec, title: `${props.subject} ${title}`, asOf, lines, columns }),
  );
  const more = useSaveBook({ ...props, input: input as object }, { newestFirst, titles });
  return (
    <section className="c-table c-statement" aria-label={title}>
      <header className="c-statement-head">
        {bar ?? <h2 className="c-panel-title">{title}</h2>}
        <div className="c-table-tools">
          {coverage && <Covered coverage={coverage} lines={lines} kind={spec.periods} />}
          {lines.length > 0 && <span className="c-panel-sub">单位 {UNITS[spec.unit].text}</span>}
          {comparable && !props.compared && (
            <Button
              aria-pressed={growth === 'shown'}
              onClick={() => storeGrowth(growth === 'shown' ? null : 'shown')}
            >
              {titles.growth}
            </Button>
          )}
          <Button onClick={() => storeOrder(newestFirst ? 'oldest' : null)}>
            {newestFirst ? '新 → 旧' : '旧 → 新'}
          </Button>
          <ExportButton
            onExport={save}
            disabled={lines.length === 0}
            note="所示各期，与屏幕一致"
            more={more}
          />
        </div>
      </header>
      <Refetching active={slow}>
        {query.isPending ? (
          <div className="c-statement-wait">{late && <Skeleton rows={12} rowHeight={28} />}</div>
        ) : query.isError ? (
          <ErrorState title={`${title}没有取到`} error={query.error} onRetry={() => void query.refetch()} />
        ) : lines.length === 0 ? (
          (props.empty ?? <EmptyState title={`没有${title}`} cause="数据源中还没有该公司的定期报告" />)
        ) : (
          <FrozenGrid
            label={`${title}，左右方向键移动`}
            corner={spec.periods === 'report' ? '报告期' : '会计年度'}
            rows={rows}
            columns={columns}
            widths={widths}
            drawCell={(line, column) => <Cell line={line} column={column} spec={spec} />}
            onPoint={setPointed}
          />
        )}
      </Refetching>
      {pointed && pointed.column.measure === 'value' && (
        <ValueCard
          row={pointed.row.row}
          column={pointed.column}
          at={pointed.at}
          unit={spec.unit}
          flows={flows}
          priorTitle={titles.prior}
          growthTitle={titles.growth}
        />
      )}
      {lines.length > 0 && (
        <footer className="c-statement-foot">
          来源 {spec.source}，数据截至 {asOf ?? '—'}
        </footer>
      )}
    </section>
  );
}

/** A period that fewer than half of a set's members have reported is marked. */
const incompleteNote = (covered: PeriodCoverage | undefined): string | undefined =>
  covered !== undefined && isIncompletePeriod(covered) ? '未披露完整' : undefined;

interface CoveredProps {
  readonly coverage: NonNullable<Statement['coverage']>;
  readonly lines: readonly StatementRow[];
  readonly kind: PeriodKind;
}

/** The number of a set's members that the newest period is of. */
function Covered({ coverage, lines, kind }: CoveredProps): ReactElement | null {
  const [newest] = periodsOf(lines, kind);
  const covered = newest === undefined ? undefined : coverage[newest];
  if (covered === undefined) return null;
  return (
    <span className="c-panel-sub">
      {newest} {coverageText({ ...covered, corpNum: covered.reported, memberNum: covered.members })}
    </span>
  );
}

const NO_LINES: readonly StatementRow[] = [];

function lineOf(row: StatementRow, at: number, { unit, periods }: StatementEntry): Line {
  const own = labelUnit(row, unit);
  const empty = periodsOf([row], periods).every((period) => row[period] === null);
  return {
    key: `${at} ${row.cn}`,
    row,
    heading: empty && row.bold === true && row.prior === undefined,
    bold: row.bold ?? false,
    indent: row.prefixSpace ?? 0,
    labelText: row.cn + (own ?? ''),
    label: (
      <span title={row.cn}>
        {row.cn}
        {own && <span className="c-head-unit">{own}</span>}
      </span>
    ),
  };
}

interface CellProps {
  readonly line: Line;
  readonly column: StatementColumn;
  readonly spec: StatementEntry;
}

function Cell({ line: { row, heading }, column, spec }: CellProps): ReactNode {
  if (heading) return null;
  const { text, change, reason } = statementCell(row, column, spec.unit);
  if (reason !== undefined) return <Missing reason={reason} />;
  if (!change) return text;
  const side = text.startsWith('+') ? 'c-up' : text.startsWith('\u2212') ? 'c-down' : undefined;
  return <span className={side}>{text}</span>;
}
