import { Table } from 'antd';
import { createElement, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The script of the bare page: tables of plain text and a button for each.
 * @typedef {import('./read-tables.mjs').ShownTable} ShownTable
 * @typedef {{ bare: { tables: Record<string, ShownTable>, kept: boolean },
 *   document: { getElementById(id: string): Parameters<typeof createRoot>[0] } }} Browser
 */
const { bare, document } = /** @type {Browser} */ (/** @type {unknown} */ (globalThis));

/** Columns and rows as antd takes them, made once. */
const TABLES = Object.entries(bare.tables).map(([name, { columns, rows }]) => ({
  name,
  columns: columns.map((column, at) => ({ ...column, key: String(at), dataIndex: String(at) })),
  rows: rows.map((cells, at) => Object.fromEntries([['key', at], ...cells.entries()])),
  width: columns.reduce((sum, column) => sum + column.width, 0),
}));

function Page() {
  const [shown, setShown] = useState('');
  const [opened, setOpened] = useState(/** @type {readonly string[]} */ ([]));
  const open = (/** @type {string} */ name) => {
    setShown(name);
    setOpened([...opened.filter((other) => other !== name), name]);
  };
  const drawn = TABLES.filter(({ name }) => (bare.kept ? opened.includes(name) : name === shown));
  return createElement(
    Fragment,
    null,
    TABLES.map(({ name }) =>
      createElement('button', { key: name, id: name, onClick: () => open(name) }, name),
    ),
    createElement(
      'main',
      { id: 'content' },
      drawn.map(({ name, columns, rows, width }) =>
        createElement(
          'section',
          { key: name, hidden: name !== shown },
          createElement(Table, {
            columns,
            dataSource: rows,
            pagination: false,
            size: 'small',
            sticky: true,
            tableLayout: 'fixed',
            scroll: { x: width },
          }),
        ),
      ),
    ),
  );
}

createRoot(document.getElementById('root')).render(createElement(Page));
