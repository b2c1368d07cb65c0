import type { RowActions } from './data-table.tsx';

/** 查看: the one action of each row, which shows more about it; `label` is its accessible name. */
export const lookAt = <Row,>(label: (row: Row) => string, look: (row: Row) => void): RowActions<Row> => ({
  width: 64,
  draw: (row) => (
    <button type="button" className="c-link-button" aria-label={label(row)} onClick={() => look(row)}>
      查看
    </button>
  ),
});
