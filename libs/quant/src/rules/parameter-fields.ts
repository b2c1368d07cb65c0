import { faultAt, type ParameterFault } from './parameter-fault.ts';

type Path = ParameterFault['path'];

/** The check of one parameter. */
export interface Field {
  readonly optional: boolean;
  readonly faults: (value: unknown, path: Path) => ParameterFault[];
}

/** The parameters of a rule or a function, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Faults of parameters against their fields: unknown, missing, of a wrong kind, out of range. Null is absent. */
export function fieldFaults(fields: Fields, parameters: unknown, path: Path = []): ParameterFault[] {
  if (typeof parameters !== 'object' || parameters === null || Array.isArray(parameters))
    return [faultAt(path, 'wrong-kind', { kind: 'object' })];
  const given = new Map(Object.entries(parameters));
  const unknown = [...given.keys()]
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => faultAt([...path, name], 'unknown-parameter'));
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value: unknown = given.get(name);
    if (value !== undefined && value !== null) return field.faults(value, [...path, name]);
    return field.optional ? [] : [faultAt([...path, name], 'missing-parameter')];
  });
  return [...unknown, ...known];
}

/** Ranges of a number; each bound may be left out. */
interface NumberRange {
  readonly least?: number;
  readonly most?: number;
  readonly above?: number;
}

/** A finite number. */
export function numberField(range: NumberRange = {}): Field {
  return field((value, path) =>
    typeof value === 'number' && Number.isFinite(value)
      ? rangeFaults(value, range, path)
      : [faultAt(path, 'wrong-kind', { kind: 'number' })],
  );
}

/** A whole number. */
export function countField(range: NumberRange): Field {
  return field((value, path) =>
    Number.isSafeInteger(value)
      ? rangeFaults(Number(value), range, path)
      : [faultAt(path, 'wrong-kind', { kind: 'integer' })],
  );
}

/** true or false. */
export function flagField(): Field {
  return field((value, path) =>
    typeof value === 'boolean' ? [] : [faultAt(path, 'wrong-kind', { kind: 'boolean' })],
  );
}

/** One of some words. */
export function choiceField(allowed: readonly string[]): Field {
  return field((value, path) =>
    allowed.some((word) => word === value)
      ? []
      : [faultAt(path, 'not-one-of', { allowed: allowed.join(' ') })],
  );
}

/** A list with at least one item. */
export function listField(item: (value: unknown, path: Path) => ParameterFault[]): Field {
  return field((value, path) => {
    if (!Array.isArray(value)) return [faultAt(path, 'wrong-kind', { kind: 'list' })];
    if (value.length === 0) return [faultAt(path, 'missing-parameter')];
    return value.flatMap((each, at) => item(each, [...path, at]));
  });
}

/** A field that may be left out. */
export function optional(required: Field): Field {
  return { ...required, optional: true };
}

function field(faults: Field['faults']): Field {
  return { optional: false, faults };
}

function rangeFaults(value: number, { least, most, above }: NumberRange, path: Path): ParameterFault[] {
  if (least !== undefined && value < least) return [faultAt(path, 'below-least', { bound: least })];
  if (most !== undefined && value > most) return [faultAt(path, 'above-most', { bound: most })];
  if (above !== undefined && value <= above) return [faultAt(path, 'not-above', { bound: above })];
  return [];
}
