import {
  coverageText,
  formatNumber,
  parseSort,
  sortableKeys,
  type CallerInputOf,
  type FilterOf,
  type Page,
  type RowOf,
  type TableEntry,
} from '@console/contract-core';
import { useTablePage, type Client } from '@console/platform';
import { useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { Refetching } from '../state/refetching.tsx';
import { useDelayed } from '../state/use-delayed.ts';
import type { CellOverrides } from './cell-override.ts';
import { chosenColumns, columnsOfScreen, DEFAULT_CHOICE, readChoice } from './column-choice.ts';
import './data.css';
import { readDensity } from './density.ts';
import { contentWidths } from './layout/content-widths.ts';
import { fillRoom } from './layout/fill-room.ts';
import { fitColumns } from './layout/fit-columns.ts';
import { wholeInRoom } from './layout/whole-in-room.ts';
import { useRoom } from './layout/use-room.ts';
import { drawColumns } from './rows/draw-columns.tsx';
import type { ColumnPlace, DrawnColumn } from './rows/drawn-column.ts';
import { DrawnTable } from './rows/drawn-table.tsx';
import { SummaryRow } from './rows/summary-row.tsx';
import { SELECTION_WIDTH, type TableSelection } from './rows/table-selection.tsx';
import { setApart } from './set-apart.ts';
import type { TableSummary } from './summary-of.ts';
import { TableFooter } from './table-footer.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useExport } from './export/use-export.ts';
import { usePageBefore } from './state/use-page-before.ts';
import { usePageSize } from './state/use-page-size.ts';
import { useStored } from './state/use-stored.ts';
import { useLatest } from './state/use-latest.ts';
import type { TableUrlState } from './state/use-table-url-state.ts';

export interface RowActions<Row> {
  readonly width: number;
  draw(row: Row): ReactNode;
}

export interface DataTableProps<E extends TableEntry> {
  readonly client: Client;
  readonly spec: E;
  readonly state: TableUrlState<E>;
  /** The filter this page always applies, beside the reader's own. */
  readonly always?: Partial<FilterOf<E>>;
  readonly title?: string;
  /** The subject in the name of an exported file: 贵州茅台 600519. */
  readonly subject?: string;
  /** `h1` where the table is the page. */
  readonly heading?: 'h1' | 'h2';
  readonly cells?: CellOverrides<RowOf<E>>;
  readonly rowActions?: RowActions<RowOf<E>> | undefined;
  /** Whether a row is under way: the page is kept up to date while one is. */
  readonly busy?: (row: RowOf<E>) => boolean;
  /** Rows can be ticked, across pages too. */
  readonly selection?: TableSelection<RowOf<E>> | undefined;
  /** A row at the foot, 合计 or 均值: of the page on screen, of all rows in the export. */
  readonly summary?: TableSummary<RowOf<E>> | undefined;
  /** Shown above the title row, within the frame. */
  readonly filterBar?: ReactNode;
  /** The page's own buttons, left of export. */
  readonly toolbar?: ReactNode;
  /** Shown when there are no rows at all; a filter without matches has a text of its own. */
  readonly empty?: ReactNode;
}

/** A paged table of one contract entry, from the address to the export. */
export function DataTable<E extends TableEntry>(props: DataTableProps<E>): ReactElement {
  const { client, spec, state, always, cells = NO_CELLS, rowActions, title = spec.title } = props;
  const rowKey = spec.key as Extract<keyof RowOf<E>, string>;
  const { selection, subject, summary } = props;
  const Heading = props.heading ?? 'h2';
  const place = useRef<HTMLElement>(null);
  const [storedChoice, storeChoice] = useStored(`columns:${spec.id}`);
  const [storedDensity, storeDensity] = useStored('density');
  const choice = useMemo(() => readChoice(storedChoice), [storedChoice]);
  const density = readDensity(storedDensity);
  const room = useRoom(place, density, summary !== undefined);
  const ticks = selection ? SELECTION_WIDTH : 0;
  const acts = rowActions?.width ?? 0;
  const offered = useMemo(
    () => columnsOfScreen(spec.columns, { room: room?.width ?? 0, taken: ticks + acts }),
    [spec, room, ticks, acts],
  );
  const columns = useMemo(() => chosenColumns(offered, choice), [offered, choice]);

  // The state was read with the entry's own schemas; its keys are the entry's.
  const input = { ...state.filter, ...always, sort: state.sort } as CallerInputOf<E>;
  const { size, choice: rowsChoice, choose, setPage } = usePageSize(spec, state, room);
  const query = useTablePage(
    client,
    spec,
    size === null ? null : { ...input, page: state.page, size },
    props.busy,
  );
  const named = subject === undefined ? title : `${subject} ${title}`;
  const file = useExport({ client, spec, title: named, input, columns, cells, summary });
  const late = useDelayed(query.isPending);
  const slow = useDelayed(query.isFetching && query.data !== undefined);
  const total = query.data?.totalElements ?? 0;
  const rows = query.data?.content ?? (NO_ROWS as readonly RowOf<E>[]);
  usePageBefore(
    { page: state.page, setPage },
    { shown: query.isPlaceholderData ? undefined : query.data, size: size ?? spec.defaultSize },
  );

  const widths = useMemo(() => {
    const free = (room?.width ?? 0) - ticks - acts;
    const sorted = parseSort(state.sort, sortableKeys(spec))?.column;
    const contents = free > 0 ? contentWidths(columns, rows, { cells, sorted, summary }) : [];
    const fitted = fitColumns(
      columns.map(({ width }, at) => ({ base: width, content: contents[at] ?? width })),
      free,
    );
    const whole = free > 0 ? wholeInRoom(fitted, free) : fitted;
    const filled = fillRoom([ticks, ...whole, acts], room?.width ?? 0);
    return { ticks: filled[0] ?? 0, own: filled.slice(1, -1), acts: filled.at(-1) ?? 0, all: sumOf(filled) };
  }, [columns, rows, cells, summary, room, ticks, acts, spec, state.sort]);
  const { sort } = state;
  const setSort = useLatest(state.setSort);
  const drawn = useMemo(() => {
    const own = drawColumns<RowOf<E>>(spec, columns, { cells, sort, onSort: setSort, widths: widths.own });
    return rowActions ? [...own, actionColumn({ ...rowActions, width: widths.acts })] : own;
  }, [spec, columns, cells, sort, setSort, widths, rowActions]);
  const { isPending } = query;
  const waiting = useMemo(() => (isPending ? { rows: size ?? 0, late } : null), [isPending, size, late]);
  const content = query.isError ? (NO_ROWS as readonly RowOf<E>[]) : rows;
  const before = selection ? 1 : 0;
  const foot = useMemo(
    () =>
      summary &&
      ((listed: readonly RowOf<E>[], places: readonly ColumnPlace[]) => (
        <SummaryRow
          rows={listed}
          summary={summary}
          columns={columns}
          total={total}
          places={places}
          before={before}
        />
      )),
    [summary, columns, total, before],
  );
  return (
    <section ref={place} className="c-table" data-density={density} aria-label={title}>
      {props.filterBar}
      <header className="c-table-head">
        <Heading className="c-panel-title">{title}</Heading>
        <span className="c-panel-sub">{query.data && aboutText(spec, state, query.data)}</span>
        <TableToolbar
          file={file}
          exportable={total > 0 && !query.isError}
          density={density}
          onDensity={storeDensity}
          columns={offered}
          choice={choice}
          onChoice={(next) => storeChoice(next === DEFAULT_CHOICE ? null : JSON.stringify(next))}
          refreshing={slow}
          onRefresh={() => void query.refetch()}
        >
          {props.toolbar}
        </TableToolbar>
      </header>
      <Refetching active={slow}>
        {size !== null && (
          <DrawnTable
            rowKey={rowKey}
            columns={drawn}
            rows={content}
            width={widths.all}
            room={room?.width ?? 0}
            selection={isPending ? undefined : selection}
            ticksWidth={widths.ticks}
            foot={foot}
            waiting={waiting}
            instead={
              isPending || content.length > 0 ? null : query.isError ? (
                <ErrorState
                  title={`${title}没有取到`}
                  error={query.error}
                  onRetry={() => void query.refetch()}
                />
              ) : (
                <Nothing
                  empty={props.empty}
                  filtered={Object.keys(state.filter).length > 0}
                  onReset={state.reset}
                />
              )
            }
          />
        )}
      </Refetching>
      {size !== null && !query.isPending && !query.isError && (
        <TableFooter
          total={total}
          page={state.page}
          size={size}
          choice={rowsChoice}
          onChoice={choose}
          onPage={setPage}
        />
      )}
    </section>
  );
}

const NO_ROWS: readonly never[] = [];
const NO_CELLS = {};
const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

const actionColumn = <Row,>({ width, draw }: RowActions<Row>): DrawnColumn<Row> => ({
  key: 'actions',
  head: '操作',
  width,
  fixed: 'right',
  cell: (row) => ({ content: <div className="c-row-actions">{draw(row)}</div> }),
});

/** `共 5,312 家，按首次分类时间降序`, and the source of the figures: ` · 来源 定期报告 · 截至 2026-09-30` */
function aboutText(
  spec: TableEntry,
  { sort, page }: Pick<TableUrlState<TableEntry>, 'sort' | 'page'>,
  { totalElements, asOf, content }: Page<unknown>,
): string {
  const count = `共 ${formatNumber(totalElements, { unit: 'integer' })} ${spec.counter ?? '条'}`;
  const sorted = parseSort(sort, sortableKeys(spec));
  const column = spec.columns.find((candidate) => candidate.key === sorted?.column);
  const order =
    sorted && column && `，按${setApart(column.title)}${sorted.direction === 'ASC' ? '升序' : '降序'}`;
  const about = [totalElements > 0 && order ? count + order : count];
  const newest = sort === spec.defaultSort && page === 0 ? coverageText(content[0]) : undefined;
  if (newest !== undefined) about.push(newest);
  if (spec.source) about.push(`来源 ${spec.source}`, ...(asOf ? [`截至 ${asOf}`] : []));
  return about.join(' · ');
}

interface NothingProps {
  readonly empty: ReactNode;
  readonly filtered: boolean;
  readonly onReset: () => void;
}

function Nothing({ empty, filtered, onReset }: NothingProps): ReactElement {
  if (!filtered) return <>{empty ?? <EmptyState title="暂无数据" cause="数据源中还没有这一类记录" />}</>;
  return (
    <EmptyState filtered title="没有符合条件的记录" cause="放宽或去掉某个条件后再查询">
      <button type="button" className="c-link-button" onClick={onReset}>
        清除全部条件
      </button>
    </EmptyState>
  );
}
