import type { ColumnDefinition } from '@console/market/schema';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';

export type Value = string | number;

/** The row that a value is drawn for. */
export interface Occasion {
  /** The seed of all rows about one subject, which keeps its level: `1 patent 606001.SH`. */
  readonly about: string;
  /** The row's own seed. */
  readonly row: string;
  /** Day the row became known on. */
  readonly day: string;
}

/** The usual size of a measure, and its number of decimals. */
const MEASURES: Readonly<
  Partial<Record<NonNullable<ColumnDefinition['unit']>, readonly [number, 0 | 2 | 4 | 6]>>
> = {
  yuan: [3e7, 2],
  shares: [2e6, 0],
  percent: [0.12, 6],
  multiple: [15, 4],
  number: [40, 2],
  integer: [40, 0],
};
const SPREAD = { things: 0.8, rows: 0.12 };
const NAMES = [...'甲乙丙丁戊己庚辛壬癸'];

/**
 * A plausible value of a column from its definition alone – title, type, unit, bounds, values, pattern –, the same
 * whenever it is asked for. Numbers stay near the level of the row's subject.
 */
export function plainValue(column: ColumnDefinition, { about, row, day }: Occasion): Value {
  const own = new Random(`${about} ${column.name}`);
  const random = new Random(`${about} ${column.name} ${row}`);
  switch (column.type) {
    case 'integer':
    case 'number':
      return plainNumber(column, own, random);
    case 'flag':
      return random.chance(0.2) ? 1 : 0;
    case 'enum':
      return random.weighted(column.values ?? [], (value) => 1 / (1 + (column.values ?? []).indexOf(value)));
    case 'date':
      return day;
    case 'security':
      throw new Error(`whose ${column.name} is not said`);
    case 'text':
      if (column.pattern !== undefined) return fitting(column.pattern, random);
      return `${column.title}${own.pick(NAMES)}`.slice(0, column.size);
  }
}

function plainNumber({ type, unit, min, max }: ColumnDefinition, own: Random, random: Random): number {
  const [usual, decimals] = MEASURES[unit ?? 'number'] ?? [40, 2];
  const places = type === 'integer' ? 0 : decimals;
  if (min !== undefined && max !== undefined) {
    // A fraction may be anything up to 1 and is mostly small; years and scores lie in the middle.
    const level = min + (max - min) * (unit === 'percent' ? own.between(0.05, 0.3) : own.between(0.35, 0.65));
    return rounded(clamped(level * Math.exp(SPREAD.rows * random.normal()), min, max), places);
  }
  const drawn = usual * Math.exp(SPREAD.things * own.normal() + SPREAD.rows * random.normal());
  return rounded(clamped(drawn, min ?? -Infinity, max ?? Infinity), places);
}

const clamped = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** A text of a pattern that consists of single characters, `\d` and classes, each optionally with a count. */
function fitting(pattern: string, random: Random): string {
  return pattern.replaceAll(
    /(\\d|\[[^[\]]+\]|[^\\[{])(?:\{(\d+)\})?/g,
    (_, one: string, times: string | undefined) =>
      Array.from({ length: Number(times ?? 1) }, () => random.pick(charactersOf(one))).join(''),
  );
}

function charactersOf(one: string): readonly string[] {
  if (one === '\\d') return [...'0123456789'];
  if (!one.startsWith('[')) return [one];
  return [...one.slice(1, -1).matchAll(/(.)-(.)|(.)/g)].flatMap(([, from, to, single = '']) => {
    if (from === undefined || to === undefined) return [single];
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, at) => String.fromCharCode(first + at));
  });
}
