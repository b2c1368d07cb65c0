import type { Page } from '@console/contract-core';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { ExportButton } from '../data/export/export-button.tsx';
import { TableFooter } from '../data/table-footer.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Refetching } from '../state/refetching.tsx';
import { Skeleton } from '../state/skeleton.tsx';
import { useDelayed } from '../state/use-delayed.ts';
import { textsWidth } from './figure-width.ts';
import { FrozenGrid, type GridRow } from './frozen-grid.tsx';
import './statement.css';
import { useSave } from './use-save.ts';
import { yearCell, yearColumns, yearSheet, type YearMeasure, type YearRow } from './year-columns.ts';

/** A page of rows as a query returns it. */
export interface AskedPage<Row> {
  readonly data: Page<Row> | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface YearTableProps<Row extends YearRow> {
  readonly title: string;
  /** The subject in the name of an exported file: 贵州茅台. */
  readonly subject: string;
  /** The source of the figures: 一致预期. */
  readonly source: string;
  readonly asked: AskedPage<Row>;
  /** The page asked for, zero-based, and how to ask for another. */
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number, size: number) => void;
  readonly measures: readonly YearMeasure[];
  /** Heads the first column, whose words are the row's own and unique. */
  readonly rowTitle: string;
  readonly labelOf: (row: Row) => string;
  readonly empty?: ReactNode;
}

interface Line<Row> extends GridRow {
  readonly row: Row;
}

const WIDTHS = { label: 160, most: 128 } as const;

/** Rows of measures by year: a grouped heading for each measure, a column for each year the rows name. */
export function YearTable<Row extends YearRow>(props: YearTableProps<Row>): ReactElement {
  const { title, subject, source, asked, page, size, onPage, measures, rowTitle, labelOf } = props;
  const late = useDelayed(asked.isPending);
  const slow = useDelayed(asked.isFetching && asked.data !== undefined);
  const rows = asked.data?.content;
  const asOf = asked.data?.asOf ?? null;
  const total = asked.data?.totalElements ?? 0;
  const columns = useMemo(() => yearColumns(rows ?? [], measures), [rows, measures]);
  const widths = useMemo(() => {
    const least = textsWidth((rows ?? []).flatMap((row) => columns.map((column) => yearCell(row, column))));
    return { ...WIDTHS, least, most: Math.max(WIDTHS.most, least) };
  }, [rows, columns]);
  const lines = (rows ?? []).map((row): Line<Row> => ({ key: labelOf(row), label: labelOf(row), row }));
  const save = useSave(() =>
    yearSheet({ title: `${subject} ${title}`, source, asOf, rowTitle, rows: rows ?? [], columns, labelOf }),
  );
  return (
    <section className="c-table c-statement" aria-label={title}>
      <header className="c-statement-head">
        <h2 className="c-panel-title">{title}</h2>
        {rows && (
          <span className="c-panel-sub">
            来源 {source}，数据截至 {asOf ?? '—'}
          </span>
        )}
        <div className="c-table-tools">
          <ExportButton onExport={save} disabled={lines.length === 0} note="本页，与屏幕一致" />
        </div>
      </header>
      <Refetching active={slow}>
        {asked.isPending ? (
          <div className="c-statement-wait">{late && <Skeleton rows={6} rowHeight={28} />}</div>
        ) : asked.error ? (
          <ErrorState title={`${title}没有取到`} error={asked.error} onRetry={() => void asked.refetch()} />
        ) : lines.length === 0 ? (
          (props.empty ?? <EmptyState title={`没有${title}`} cause="数据源中还没有这一类记录" />)
        ) : (
          <FrozenGrid
            label={`${title}，左右方向键移动`}
            corner={rowTitle}
            rows={lines}
            columns={columns}
            widths={widths}
            drawCell={({ row }, column) => yearCell(row, column)}
          />
        )}
      </Refetching>
      {total > size && (
        <TableFooter
          total={total}
          page={page}
          size={size}
          choice={size}
          fits={false}
          onChoice={(choice) => onPage(0, choice === 'fit' ? size : choice)}
          onPage={(next) => onPage(next, size)}
        />
      )}
    </section>
  );
}
