import { UNITS, type UnitId } from '@console/contract-core';

interface Measured {
  readonly unit: UnitId;
  /** In base units: yuan, shares, fractions. */
  readonly values: readonly (number | null)[];
}

export interface LinePanel<Line extends Measured> {
  /** The unit of its axis. */
  readonly unit: UnitId;
  readonly lines: readonly Line[];
}

/** The largest ratio of lines on one axis: beyond it the smaller ones would be flat at the bottom. */
const FURTHEST = 8;
/** The least value that the smallest line of a panel has in its unit, with two decimals. */
const LEAST_DRAWN = 0.1;

/** Units of the same base unit, the largest first. */
const FAMILIES: readonly (readonly UnitId[])[] = [
  ['hundredMillionYuan', 'tenThousandYuan', 'yuan'],
  ['hundredMillionShares', 'tenThousandShares', 'shares'],
];
const FAMILY_OF: Partial<Record<UnitId, readonly UnitId[]>> = {
  ...Object.fromEntries(FAMILIES.flatMap((family) => family.map((unit) => [unit, family]))),
  millionYuan: FAMILIES[0],
  millionShares: FAMILIES[1],
};

/**
 * Groups of lines that share an axis: lines of one base unit whose largest figures are at most eight times
 * apart, in the unit that fits them. Panels and lines stay in the order of the lines.
 */
export function linePanels<Line extends Measured>(lines: readonly Line[]): readonly LinePanel<Line>[] {
  const sized = lines.map((line, place) => ({ line, place, size: sizeOf(line), base: baseOf(line.unit) }));
  const panels: (typeof sized)[] = [];
  for (const one of [...sized].sort((left, right) => right.size - left.size)) {
    const panel = panels.find(
      ([largest]) => largest?.base === one.base && (one.size === 0 || largest.size <= one.size * FURTHEST),
    );
    if (panel) panel.push(one);
    else panels.push([one]);
  }
  return panels
    .map((panel) => panel.sort((left, right) => left.place - right.place))
    .sort(([left], [right]) => (left?.place ?? 0) - (right?.place ?? 0))
    .map((panel) => ({
      unit: fittingUnit(
        panel[0]?.line.unit ?? 'number',
        panel.map(({ size }) => size),
      ),
      lines: panel.map(({ line }) => line),
    }));
}

/** The largest unit of the family in which every line is readable; a unit without a family stays. */
export function fittingUnit(unit: UnitId, sizes: readonly number[]): UnitId {
  const family = FAMILY_OF[unit];
  const known = sizes.filter((size) => size > 0);
  if (!family || known.length === 0) return unit;
  const [least, largest] = [Math.min(...known), Math.max(...known)];
  const fits = (one: UnitId): boolean =>
    largest >= UNITS[one].scale && least >= UNITS[one].scale * LEAST_DRAWN;
  return family.find(fits) ?? family.at(-1) ?? unit;
}

const baseOf = (unit: UnitId): UnitId => FAMILY_OF[unit]?.at(-1) ?? unit;

const sizeOf = ({ values }: Measured): number =>
  values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
