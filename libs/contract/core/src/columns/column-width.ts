import { UNITS, type UnitId } from '../unit.ts';

/** Pixels of a header's and a cell's text at the tables' 13 px, and what surrounds it. */
const WIDE = 13;
const NARROW = 7;
const UNIT = 12;
const SORT_CARET = 14;
const PADDING = 16;

/** Cells of a unit as wide as figures of the market become: 12,345.67. */
const FIGURE_CHARACTERS: Readonly<Record<UnitId, number>> = {
  number: 6,
  integer: 4,
  count: 5,
  yuan: 8,
  tenThousandYuan: 10,
  millionYuan: 11,
  hundredMillionYuan: 9,
  shares: 12,
  tenThousandShares: 10,
  millionShares: 9,
  hundredMillionShares: 8,
  percent: 7,
  multiple: 7,
};

const NARROW_SIGNS = /[\u0020-\u007e]/;

interface Head {
  readonly title: string;
  readonly unit?: UnitId | undefined;
  readonly sortable: boolean;
}

/** Pixels of a text: Chinese signs are square, Latin ones about half of that. */
const textWidth = (text: string): number =>
  Array.from(text, (sign) => (NARROW_SIGNS.test(sign) ? NARROW : WIDE)).reduce(
    (sum, width) => sum + width,
    0,
  );

/** Pixels a column needs: the wider one of its header and its content, each with its padding. */
export function columnWidth({ title, unit, sortable }: Head, content: number): number {
  const unitWidth = unit === undefined ? 0 : UNITS[unit].text.length * UNIT;
  const head = textWidth(title) + unitWidth + (sortable ? SORT_CARET : 0);
  return Math.ceil(PADDING + Math.max(head, content));
}

/** Pixels of a unit's figures. */
export const figureWidth = (unit: UnitId): number => FIGURE_CHARACTERS[unit] * NARROW;

/** Pixels of so many Chinese characters. */
export const charactersWidth = (count: number): number => count * WIDE;

/** Pixels of the longest of some texts. */
export const longestWidth = (texts: readonly string[]): number => Math.max(0, ...texts.map(textWidth));
