/** A selection of a table's cells, as rows of texts. */
export type CopiedRows = readonly (readonly string[])[];

/**
 * The selected cells of a table, row by row, column titles included; null where no more than one cell is
 * selected. A table's head and body may be two elements. Buttons and boxes of rows are left out, an empty
 * cell or a dash is an empty text: a spreadsheet then has the same rows and columns.
 */
export function copiedRows(range: Range): CopiedRows | null {
  const common = range.commonAncestorContainer;
  const root = common instanceof Element ? common : common.parentElement;
  const table = root?.closest(TABLE);
  if (!table) return null;
  const isSelected = (cell: Element): boolean => range.intersectsNode(cell) && !isTouched(range, cell);
  const rows = [...table.querySelectorAll('tr')]
    .filter((row) => range.intersectsNode(row) && !row.closest(NOT_COPIED))
    .map((row) => [...row.children].filter(isData))
    .filter((row) => row.some(isSelected));
  if (rows.flat().filter(isSelected).length < 2) return null;
  // The first and the last row may be selected in part: their cells stay below their titles.
  const first = Math.min(...rows.map((row) => row.findIndex(isSelected)));
  return rows.map((row) => {
    const end = row.findLastIndex(isSelected) + 1;
    return row.slice(first, end).map((cell) => (isSelected(cell) ? textOf(cell) : ''));
  });
}

const TABLE = '.c-table, .c-grid, table';
/** What is drawn for the layout alone. */
const NOT_COPIED = '[aria-hidden="true"]';

const isData = (cell: Element): boolean =>
  !cell.matches('[aria-hidden="true"]') &&
  cell.querySelector('.c-row-actions, .ant-checkbox') === null &&
  cell.textContent !== '操作';

/** Whether a range only begins or ends at the edge of a cell, without any of its text. */
function isTouched(range: Range, cell: Element): boolean {
  const inside = document.createRange();
  inside.selectNodeContents(cell);
  return (
    range.compareBoundaryPoints(Range.END_TO_START, inside) >= 0 ||
    range.compareBoundaryPoints(Range.START_TO_END, inside) <= 0
  );
}

function textOf(cell: Element): string {
  const unit = cell.querySelector('.c-head-unit')?.textContent ?? '';
  const whole = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
  const text = cell.closest('thead') && unit !== '' ? `${whole.slice(0, -unit.length)}(${unit})` : whole;
  return text === '—' ? '' : text;
}
