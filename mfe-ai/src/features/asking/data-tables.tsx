import type { CitedCell, CitedTable } from '@console/contract-ai';
import { UNITS } from '@console/contract-core';
import { EmptyState, PageLink, ScrollRegion, SmallTable, type SmallColumn } from '@console/ui';
import { memo, useEffect, useRef, useState, type ReactElement } from 'react';

interface DataTablesProps {
  readonly tables: readonly CitedTable[];
  readonly cells: ReadonlyMap<string, CitedCell>;
  /** The cell that is lit, and whose table is open. */
  readonly lit: string | null;
}

/**
 * The tables that a question was answered from, folded; the one with the lit cell is open. Each is drawn when it is first
 * opened, and not again with each word of the answers above.
 */
export const DataTables = memo(function DataTables({ tables, cells, lit }: DataTablesProps): ReactElement {
  if (tables.length === 0) return <EmptyState title="没有数据" />;
  return (
    <>
      {tables.map((table) => (
        <FoldedTable key={table.key} table={table} cells={cells} lit={lit} />
      ))}
    </>
  );
});

type Row = CitedTable['rows'][number];

function FoldedTable({
  table: { title, link, asOf, source, columns, rows },
  cells,
  lit,
}: Omit<DataTablesProps, 'tables'> & { readonly table: CitedTable }): ReactElement {
  const hasLit = lit !== null && rows.some((row) => row.cells.includes(lit));
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useEffect(() => {
    if (!hasLit || details.current === null) return;
    details.current.open = true;
    const cell = details.current.querySelector('.ask-lit');
    cell?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [hasLit, lit]);
  const drawn: SmallColumn<Row>[] = [
    { title: '期间', heading: true, cell: ({ label }) => label },
    ...columns.map((column, at): SmallColumn<Row> => {
      const unit = UNITS[column.unit].text;
      return {
        key: `${at}`,
        title: column.title,
        number: true,
        ...(unit === '' ? {} : { head: column.title }),
        cell: (row) => cells.get(row.cells[at] ?? '')?.shown ?? '—',
        look: (row) => (row.cells[at] !== null && row.cells[at] === lit ? { className: 'ask-lit' } : {}),
      };
    }),
  ];
  return (
    <details className="ask-table" ref={details} onToggle={() => setOpened(true)}>
      <summary>
        {title}
        <span className="c-panel-sub">
          截至 {asOf} · {source} · {rows.length} 行
        </span>
      </summary>
      {link !== null && <PageLink to={link}>在页面中查看</PageLink>}
      {(wasOpened || hasLit) && (
        <ScrollRegion label={title} className="ask-scroll">
          <SmallTable columns={drawn} rows={rows} keyOf={(row, at) => `${at} ${row.label}`} />
        </ScrollRegion>
      )}
    </details>
  );
}
