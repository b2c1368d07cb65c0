import { UNITS, type UnitId } from '../values/unit.ts';

/** Pixels of a sign at the tables' 13 px: Chinese ones are square, digits and the dash of dates all alike. */
const WIDE = 13;
const DIGIT = 8;
const NARROW = 7;
/** A sign of the unit behind a title, % among them, and what keeps it from the title. */
const UNIT = 12;
const UNIT_MARGIN = 2;
const PADDING = 17;

/** Signs of a unit's figures as long as the market's become: 12,345.67. */
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

/** Pixels of a unit behind a title; none for a bare number. */
const unitSpace = (text: string): number => (text === '' ? 0 : UNIT_MARGIN + text.length * UNIT);

/** Pixels of a text. */
export const textWidth = (text: string): number =>
  Array.from(text, signWidth).reduce((sum, width) => sum + width, 0);

/** Pixels of so many Chinese characters. */
export const charactersWidth = (count: number): number => count * WIDE;

/** Pixels of a unit's figures. */
export const figureWidth = (unit: UnitId): number => FIGURE_SIGNS[unit] * DIGIT;

/**
 * Pixels a column needs: the wider one of its title with the unit and of its content, and the padding. The sorted
 * column gets room for its caret when it is drawn.
 */
export function columnWidth({ title, unit }: { title: string; unit?: UnitId }, content: number): number {
  const unitWidth = unit === undefined ? 0 : unitSpace(UNITS[unit].text);
  return PADDING + Math.max(textWidth(title) + unitWidth, content);
}
