import type { Column } from '@console/contract-core';

/** A reader's own arrangement of one table's columns, by column key. */
export interface ColumnChoice {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
}

export const DEFAULT_CHOICE: ColumnChoice = { order: [], hidden: [], pinned: [] };

/** All columns as the reader ordered them; those the choice does not know keep their place at the end. */
export function orderColumns(columns: readonly Column[], choice: ColumnChoice): readonly Column[] {
  const place = (column: Column): number => {
    const at = choice.order.indexOf(column.key);
    return at === -1 ? columns.length + columns.indexOf(column) : at;
  };
  return [...columns].sort((a, b) => place(a) - place(b));
}

/** A table's width in pixels on a screen of 1600, beside the menu. */
const WIDE = 1340;

/**
 * The columns that a table of `room` pixels has, `taken` of which are not for its own columns. Of those that are for wide
 * screens as many of the first are there as fit, by their declared widths; a table that scrolls sideways without them has
 * them all.
 */
export function columnsOfScreen(
  columns: readonly Column[],
  { room, taken }: { readonly room: number; readonly taken: number },
): readonly Column[] {
  const usual = columns.filter((column) => column.wide !== true);
  if (room < WIDE) return usual;
  let left = usual.reduce((rest, { width }) => rest - width, room - taken);
  if (left < 0) return columns;
  let isFull = false;
  return columns.filter(({ wide, width }) => {
    if (wide !== true) return true;
    left -= width;
    isFull ||= left < 0;
    return !isFull;
  });
}

/**
 * The displayed columns: hidden ones left out, pinned ones first. A column the entry fixes is always
 * displayed.
 */
export function chosenColumns(columns: readonly Column[], choice: ColumnChoice): readonly Column[] {
  const shown = orderColumns(columns, choice)
    .filter((column) => column.fixed !== undefined || !choice.hidden.includes(column.key))
    .map((column) => (choice.pinned.includes(column.key) ? { ...column, fixed: 'left' as const } : column));
  const side = (column: Column): number => (column.fixed === 'left' ? 0 : column.fixed === 'right' ? 2 : 1);
  return shown.sort((a, b) => side(a) - side(b));
}

/** The choice with `key` moved by `step` places; unchanged at the ends. */
export function moveColumn(
  columns: readonly Column[],
  choice: ColumnChoice,
  key: string,
  step: number,
): ColumnChoice {
  const order = orderColumns(columns, choice).map((column) => column.key);
  const from = order.indexOf(key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= order.length) return choice;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...choice, order };
}

/** `keys` with `key` added, or taken out when it is there. */
export function toggleKey(keys: readonly string[], key: string): readonly string[] {
  return keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
}

/** Reads a stored choice, which an earlier version or someone else may have written. */
export function readChoice(text: string | null): ColumnChoice {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return DEFAULT_CHOICE;
    return {
      order: keysOf(stored, 'order'),
      hidden: keysOf(stored, 'hidden'),
      pinned: keysOf(stored, 'pinned'),
    };
  } catch {
    return DEFAULT_CHOICE;
  }
}

function keysOf(stored: object, name: keyof ColumnChoice): readonly string[] {
  const keys: unknown = Reflect.get(stored, name);
  return Array.isArray(keys) ? keys.filter((key): key is string => typeof key === 'string') : [];
}
