import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { usePlatform } from '@console/platform';
import {
  ScrollRegion,
  EmptyState,
  Panel,
  SmallTable,
  useWholeColumns,
  type EmptyText,
  type SmallColumn,
} from '@console/ui';
import { ExportButton, figureOf, saveSheet, titleOf, type Sheet, type SheetKind } from '@console/ui/data';
import { Button } from '@console/ui/form';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useSubject } from '../subject/subject-provider.tsx';
import './transposed-table.css';

/** One category: its title, and its figures in the order of the table's periods. */
export interface TransposedRow {
  readonly key: string;
  readonly label: string;
  readonly unit: UnitId;
  /** In base units; null where it is not known. */
  readonly values: readonly (number | null)[];
  /** Whether it is a total or a base of the others. */
  readonly bold?: boolean;
}

export interface TransposedTableProps {
  readonly title: string;
  /** The title of the rows' column: 岗位. */
  readonly head: string;
  /** Newest first, `2025` or `2026H1`; the reader may turn the order. */
  readonly periods: readonly string[];
  readonly rows: readonly TransposedRow[];
  /** The day the newest figures became known, `YYYY-MM-DD`. */
  readonly asOf: string | null;
  readonly source: string;
  /** The unit of the figures where they have none of their own: 人. */
  readonly note?: string;
  /** `55 / 57 家`: how many members of a set its newest period has. */
  readonly coverage?: string | undefined;
  /** The part's own choices, left of the order and the export. */
  readonly actions?: ReactNode;
  /** Shown instead of the table when there is no period at all. */
  readonly empty: EmptyText;
}

/** Categories down, periods across: a table turned on its side, exported as it is drawn. */
export function TransposedTable(props: TransposedTableProps): ReactElement {
  const { title, head, periods, rows, actions, empty } = props;
  const { notify } = usePlatform();
  const subject = useSubject();
  const [oldestFirst, setOldestFirst] = useState(false);
  const order = periods.map((_, index) => index);
  if (oldestFirst) order.reverse();
  const save = (kind: SheetKind): void => {
    saveSheet(sheetOf(props, subject.title, order), kind).catch(() => notify.error('导出失败'));
  };
  return (
    <Panel
      title={title}
      sub={periods.length > 0 && aboutText(props)}
      flush
      actions={
        <>
          {actions}
          <Button aria-pressed={oldestFirst} onClick={() => setOldestFirst(!oldestFirst)}>
            {oldestFirst ? '旧 → 新' : '新 → 旧'}
          </Button>
          <ExportButton onExport={save} disabled={periods.length === 0} />
        </>
      }
    >
      {periods.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <PeriodColumns
          label={title}
          rows={rows}
          columns={[headColumn(head), ...order.map((at) => periodColumn(periods[at] ?? '', at))]}
        />
      )}
    </Panel>
  );
}

/** The least width of a period's column, in pixels. */
const LEAST = 96;

interface PeriodColumnsProps {
  readonly label: string;
  readonly rows: readonly TransposedRow[];
  /** The first stays while the others scroll. */
  readonly columns: readonly SmallColumn<TransposedRow>[];
}

function PeriodColumns({ label, rows, columns }: PeriodColumnsProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useWholeColumns(place, { count: columns.length - 1, fixed: 1, least: LEAST });
  return (
    <ScrollRegion ref={place} className="transposed" label={label}>
      <SmallTable
        className="transposed-table"
        columns={columns}
        rows={rows}
        keyOf={({ key }) => key}
        look={({ bold }) => ({ className: bold ? 'transposed-bold' : undefined })}
      />
    </ScrollRegion>
  );
}

const headColumn = (title: string): SmallColumn<TransposedRow> => ({
  title,
  heading: true,
  cell: ({ label, unit }) => {
    const { text } = UNITS[unit];
    return (
      <>
        {label}
        {text && <span className="c-head-unit">{text}</span>}
      </>
    );
  },
});

const periodColumn = (period: string, at: number): SmallColumn<TransposedRow> => ({
  title: period,
  key: `period ${at}`,
  cell: (row) => drawn(row, at),
});

const drawn = ({ values, unit }: TransposedRow, at: number): string => formatNumber(values[at], { unit });

/** `人 · 共 5 期 · 55 / 57 家 · 来源 定期报告 · 截至 2026-04-20` */
function aboutText({ periods, note, coverage, source, asOf }: TransposedTableProps): string {
  const parts = [note, `共 ${periods.length} 期`, coverage, `来源 ${source}`, asOf && `截至 ${asOf}`];
  return parts.filter(Boolean).join(' · ');
}

function sheetOf(
  { title, head, periods, rows, source, asOf, note }: TransposedTableProps,
  subject: string,
  order: readonly number[],
): Sheet {
  return {
    title: `${subject} ${title}`,
    source,
    asOf,
    ...(note === undefined ? {} : { unit: note }),
    about: [note && `单位 ${note}`, `共 ${periods.length} 期`].filter(Boolean).join('，'),
    header: [head, ...order.map((at) => periods[at] ?? '')],
    rows: rows.map((row) => [
      titleOf({ title: row.label, unit: row.unit }),
      ...order.map((at) => figureOf(row.values[at], row.unit)),
    ]),
    looks: rows.map(({ bold = false }) => ({ bold })),
  };
}
