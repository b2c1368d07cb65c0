import { Table } from 'antd';
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ShownTable } from './shown-table.ts';

/** The data that `barePage` gives the page before its script runs. */
interface Bare {
  readonly tables: Readonly<Record<string, ShownTable>>;
  /** Whether tables that are not shown stay mounted. */
  readonly kept: boolean;
}
const { bare } = globalThis as unknown as { readonly bare: Bare };

/** Columns and rows as antd takes them, made once. */
const TABLES = Object.entries(bare.tables).map(([name, { columns, rows }]) => ({
  name,
  columns: columns.map((column, at) => ({ ...column, key: String(at), dataIndex: String(at) })),
  rows: rows.map((cells, at) => Object.fromEntries([['key', at], ...cells.entries()])),
  width: columns.reduce((sum, column) => sum + column.width, 0),
}));

/** The bare page: tables of plain text, and a button for each. */
function Page(): ReactElement {
  const [shown, setShown] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = (name: string): void => {
    setShown(name);
    setOpened([...opened.filter((other) => other !== name), name]);
  };
  const drawn = TABLES.filter(({ name }) => (bare.kept ? opened.includes(name) : name === shown));
  return (
    <>
      {TABLES.map(({ name }) => (
        <button key={name} id={name} onClick={() => open(name)}>
          {name}
        </button>
      ))}
      <main id="content">
        {drawn.map(({ name, columns, rows, width }) => (
          <section key={name} hidden={name !== shown}>
            <Table
              columns={columns}
              dataSource={rows}
              pagination={false}
              size="small"
              sticky
              tableLayout="fixed"
              scroll={{ x: width }}
            />
          </section>
        ))}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
