import type { Locator, Page } from 'playwright-core';

/** A drawn line: its title without the unit beside it, bold and indent as shown. */
export interface ShownLine {
  readonly title: string;
  readonly unit: string;
  readonly bold: boolean;
  /** Steps of indentation. */
  readonly indent: number;
  readonly cells: readonly string[];
}

/** Lines by periods, complete: a column of a group has both names, `2026Q3 同比%`. */
export interface ShownStatement {
  readonly columns: readonly string[];
  readonly lines: readonly ShownLine[];
}

interface Part {
  readonly heads: readonly (readonly [at: number, title: string])[];
  readonly lines: readonly (Omit<ShownLine, 'cells'> & {
    readonly cells: readonly (readonly [at: number, text: string])[];
  })[];
  /** Includes the frozen column. */
  readonly count: number;
}

const GRID = '，左右方向键移动';

/** A statement or a table of years with all of its columns, read by scrolling until each was drawn. */
export async function shownStatement(page: Page, title: string): Promise<ShownStatement> {
  const grid = page.getByRole('region', { name: `${title}${GRID}`, exact: true }).filter({ visible: true });
  await grid.locator('tbody th[scope="row"]').first().waitFor();
  const heads = new Map<number, string>();
  const cells = new Map<string, string>();
  for (;;) {
    const { lines, ...part } = await partOf(grid);
    for (const [at, head] of part.heads) heads.set(at, head);
    for (const [line, { cells: drawn }] of lines.entries())
      for (const [at, text] of drawn) cells.set(`${line} ${at}`, text);
    const columns = Array.from({ length: part.count - 1 }, (_, at) => at + 2);
    const missing = columns.find((at) => !heads.has(at));
    if (missing === undefined)
      return {
        columns: columns.map((at) => heads.get(at) ?? ''),
        lines: lines.map((line, row) => ({
          ...line,
          cells: columns.map((at) => cells.get(`${row} ${at}`) ?? '(no cell)'),
        })),
      };
    await scrollTo(grid, missing);
  }
}

/** The part of a statement that is drawn now, read at once. */
const partOf = (grid: Locator): Promise<Part> =>
  grid.evaluate((box) => {
    const text = (node: typeof box | null): string => node?.textContent?.trim() ?? '';
    const found = (selector: string, within = box): (typeof box)[] => [...within.querySelectorAll(selector)];
    const at = (cell: typeof box): number => Number(cell.getAttribute('aria-colindex'));
    const groups = found('.c-grid-group').flatMap((group) =>
      Array.from({ length: Number(group.getAttribute('colspan') ?? 1) }, () => text(group)),
    );
    return {
      count: Number(box.querySelector('table').getAttribute('aria-colcount')),
      heads: found('thead th[aria-colindex]').map((head, place): [number, string] => [
        at(head),
        groups.length === 0 ? text(head) : `${groups[place] ?? '(no group)'} ${text(head)}`,
      ]),
      lines: found('tbody tr').map((row) => {
        const label = row.querySelector('th');
        const style = label.ownerDocument.defaultView.getComputedStyle(label);
        const unit = text(label.querySelector('.c-head-unit'));
        const whole = text(label);
        return {
          title: whole.slice(0, whole.length - unit.length).trim(),
          unit,
          bold: Number(style.fontWeight) >= 600,
          indent: (Number.parseFloat(style.paddingLeft) - 12) / 14,
          cells: found('td[aria-colindex]', row).map((cell): [number, string] => [at(cell), text(cell)]),
        };
      }),
    };
  });

async function scrollTo(grid: Locator, column: number): Promise<void> {
  await grid.evaluate((box, to) => {
    const head = box.querySelector('thead th[aria-colindex]');
    const width = head?.getBoundingClientRect().width ?? 0;
    box.scrollLeft = (to - 2) * width;
  }, column);
  await grid.locator(`thead th[aria-colindex="${column}"]`).waitFor();
}

/** A table that is drawn completely: a pivot, a transposed table, a chart's figures. */
export interface ShownSheet {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The places of the rows in bold. */
  readonly bold: readonly number[];
}

/** The innermost region of that name: a panel often has its table's name. */
export async function shownSheet(page: Page, name: string): Promise<ShownSheet> {
  const region = page.getByRole('region', { name, exact: true }).filter({ visible: true }).last();
  await region.locator('tbody tr').first().waitFor();
  return region.evaluate((box) => {
    const found = (selector: string): (typeof box)[] => [...box.querySelectorAll(selector)];
    const text = (cell: typeof box): string => cell.textContent?.trim() ?? '';
    const rows = found('tbody tr');
    return {
      head: found('thead th').map(text),
      rows: rows.map((row) => [...row.children].map(text)),
      bold: rows.flatMap((row, at) => {
        const label = row.querySelector('th');
        const style = label.ownerDocument.defaultView.getComputedStyle(label);
        return Number(style.fontWeight) >= 600 ? [at] : [];
      }),
    };
  });
}

/** A chart's figures, from its own table, shown once 数据表 is pressed. */
export async function chartFigures(page: Page, title: string): Promise<ShownSheet> {
  const figure = page
    .locator('figure.chart:visible')
    .filter({ has: page.locator(`.chart-drawing[aria-label*=" ${title}："]`) });
  const button = figure.getByRole('button', { name: '数据表' });
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
  return shownSheet(page, title);
}
