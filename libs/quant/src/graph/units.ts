/** A quantity without a unit: a ratio, a score. */
export const NO_UNIT = '1';

/** One way to write a unit: `shares*yuan/days^2`, parts in order of the alphabet; empty is none. */
export function canonicalUnit(unit: string): string {
  return written(powersOf(unit));
}

export function unitProduct(left: string, right: string): string {
  return combined(left, right, 1);
}

export function unitQuotient(left: string, right: string): string {
  return combined(left, right, -1);
}

function combined(left: string, right: string, sign: 1 | -1): string {
  const powers = powersOf(left);
  for (const [part, power] of powersOf(right)) powers.set(part, (powers.get(part) ?? 0) + sign * power);
  return written(powers);
}

function powersOf(unit: string): Map<string, number> {
  const powers = new Map<string, number>();
  for (const [, operator, part = '', power = '1'] of unit.matchAll(/(^|[*/])([^*/^]+)(?:\^(\d+))?/g)) {
    const sign = operator === '/' ? -1 : 1;
    if (part !== NO_UNIT) powers.set(part, (powers.get(part) ?? 0) + sign * Number(power));
  }
  return powers;
}

function written(powers: ReadonlyMap<string, number>): string {
  const parts = [...powers].sort(([a], [b]) => (a < b ? -1 : 1));
  const side = (sign: 1 | -1): string[] =>
    parts
      .filter(([, power]) => power * sign > 0)
      .map(([part, power]) => (power * sign === 1 ? part : `${part}^${power * sign}`));
  return [side(1).join('*') || NO_UNIT, ...side(-1)].join('/');
}
