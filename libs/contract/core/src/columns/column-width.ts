import { UNITS, type UnitId } from '../values/unit.ts';

/**
 * The width of a character in pixels at the tables' 13 px: Chinese ones are square; digits and the dash of
 * dates have one width.
 */
const WIDE = 13;
const DIGIT = 8;
const NARROW = 7;
/** The width of a character of the unit after a title (% too), and the margin before the unit. */
const UNIT = 12;
const UNIT_MARGIN = 2;
const PADDING = 17;

/** The number of characters of a unit's longest usual figures, such as 12,345.67. */
const FIGURE_SIGNS: Readonly<Record<UnitId, number>> = {
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

const signWidth = (sign: string): number =>
  /[\d-]/.test(sign) ? DIGIT : /[\u0020-\u007e]/.test(sign) ? NARROW : WIDE;

/** The width in pixels of a unit after a title; 0 for a bare number. */
const unitSpace = (text: string): number => (text === '' ? 0 : UNIT_MARGIN + text.length * UNIT);

/** The width of a text in pixels. */
export const textWidth = (text: string): number =>
  Array.from(text, signWidth).reduce((sum, width) => sum + width, 0);

/** The width in pixels of a number of Chinese characters. */
export const charactersWidth = (count: number): number => count * WIDE;

/** The width in pixels of a unit's figures. */
export const figureWidth = (unit: UnitId): number => FIGURE_SIGNS[unit] * DIGIT;

/**
 * The width in pixels a column needs: the wider of its title with unit and its content, plus the padding. The
 * sorted column gets room for its caret when it is displayed.
 */
export function columnWidth({ title, unit }: { title: string; unit?: UnitId }, content: number): number {
  const unitWidth = unit === undefined ? 0 : unitSpace(UNITS[unit].text);
  return PADDING + Math.max(textWidth(title) + unitWidth, content);
}
