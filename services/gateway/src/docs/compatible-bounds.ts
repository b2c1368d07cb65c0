import type { JsonSchema } from './compatible-schema.ts';

const MEASURES = [
  { least: 'minLength', most: 'maxLength', of: (value: unknown) => String(value).length },
  { least: 'minItems', most: 'maxItems', of: () => 0 },
  { least: 'minimum', most: 'maximum', of: Number },
] as const;
const SAME = ['pattern', 'format', 'multipleOf'] as const;

/** The limits of `expected` that a value within those of `given`, of the same type, may exceed. */
export function oversteps(given: JsonSchema, expected: JsonSchema): readonly string[] {
  if ('const' in given) return valueOversteps(given.const, expected);
  return [
    ...MEASURES.flatMap(({ least, most }) => [
      ...(isAtLeast(given, expected, least) ? [] : [least]),
      ...(isAtMost(given, expected, most) ? [] : [most]),
    ]),
    ...exclusive(given, expected),
    ...SAME.filter((name) => expected[name] !== undefined && expected[name] !== given[name]),
  ].map((name) => `${name} ${told(given[name])}, where ${told(expected[name])} was expected`);
}

/** Whether a limit is at least as strict; an exclusive limit implies an inclusive one of the same number. */
function isAtLeast(given: JsonSchema, expected: JsonSchema, name: string): boolean {
  const bound = number(expected, name) ?? -Infinity;
  const own = name === 'minimum' ? number(given, 'exclusiveMinimum') : undefined;
  return Math.max(number(given, name) ?? -Infinity, own ?? -Infinity) >= bound;
}

function isAtMost(given: JsonSchema, expected: JsonSchema, name: string): boolean {
  const bound = number(expected, name) ?? Infinity;
  const own = name === 'maximum' ? number(given, 'exclusiveMaximum') : undefined;
  return Math.min(number(given, name) ?? Infinity, own ?? Infinity) <= bound;
}

function exclusive(given: JsonSchema, expected: JsonSchema): readonly string[] {
  const low = number(expected, 'exclusiveMinimum') ?? -Infinity;
  const high = number(expected, 'exclusiveMaximum') ?? Infinity;
  const isAbove =
    low === -Infinity ||
    (number(given, 'exclusiveMinimum') ?? -Infinity) >= low ||
    (number(given, 'minimum') ?? -Infinity) > low;
  const isBelow =
    high === Infinity ||
    (number(given, 'exclusiveMaximum') ?? Infinity) <= high ||
    (number(given, 'maximum') ?? Infinity) < high;
  return [...(isAbove ? [] : ['exclusiveMinimum']), ...(isBelow ? [] : ['exclusiveMaximum'])];
}

/** The limits that a single value exceeds. */
function valueOversteps(value: unknown, expected: JsonSchema): readonly string[] {
  const outside = MEASURES.filter(({ least, most, of }) => {
    const size = of(value);
    return size < (number(expected, least) ?? -Infinity) || size > (number(expected, most) ?? Infinity);
  }).map(({ least, most }) => `${least} or ${most}`);
  const pattern = expected['pattern'];
  const isMatch = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(value));
  return [...outside, ...(isMatch ? [] : ['pattern'])].map((name) => `${told(value)} is outside ${name}`);
}

function number(schema: JsonSchema, name: string): number | undefined {
  const value = schema[name];
  return typeof value === 'number' ? value : undefined;
}

const told = (value: unknown): string => (value === undefined ? 'free' : JSON.stringify(value));
