import type { z } from 'zod';

/** A part of an input: a text, a list, a record, or a part without a schema. */
export interface InputPart {
  /** The path of the part, such as `nodes[].id` */
  readonly at: string;
  readonly kind: 'text' | 'list' | 'record' | 'anything';
  readonly schema: z.ZodType;
  /** The bound in characters or items; undefined where the schema has none. */
  readonly most: number | undefined;
}

interface Definition {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}

/** The kinds that are bounded by themselves. */
const PLAIN = new Set([
  'number',
  'int',
  'boolean',
  'enum',
  'literal',
  'null',
  'undefined',
  'transform',
  'never',
]);
const LEAVES: Readonly<Record<string, InputPart['kind']>> = {
  string: 'text',
  array: 'list',
  record: 'record',
};

/** Every part of an input that could be unbounded. An unknown kind counts as one, a recursive schema too. */
export function inputParts(schema: z.ZodType, at = ''): readonly InputPart[] {
  const def = definitionOf(schema);
  const kind = LEAVES[def.type];
  const own = kind === undefined ? [] : [{ at, kind, schema, most: mostOf(def) }];
  if (def.type === 'string' || PLAIN.has(def.type)) return own;
  const inner = innerParts(def, at);
  return inner === null ? [{ at, kind: 'anything', schema, most: undefined }] : [...own, ...inner];
}

/** The number of values in the largest input that a schema accepts, lists and objects with their contents. */
export function mostValues(schema: z.ZodType): number {
  const def = definitionOf(schema);
  const inner = (parts: readonly (z.ZodType | undefined)[] = []): readonly number[] =>
    parts.map((part) => (part === undefined ? 0 : mostValues(part)));
  if (def.type === 'object') {
    const fields = Object.values(def.shape ?? {});
    return Math.max(1, fields.length + inner(fields).reduce((sum, each) => sum + each, 0));
  }
  if (def.type === 'array') return Math.max(1, (mostOf(def) ?? 0) * (1 + Math.max(...inner([def.element]))));
  return Math.max(0, ...inner(def.options), ...inner([def.innerType, def.in, def.out]));
}

function innerParts(def: Definition, at: string): readonly InputPart[] | null {
  const rest = def.catchall === undefined ? [] : inputParts(def.catchall, `${at}.*`);
  switch (def.type) {
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
          inputParts(field, at ? `${at}.${name}` : name),
        ),
        ...rest,
      ];
    case 'union':
    case 'tuple':
      return [...(def.options ?? []), ...(def.items ?? [])].flatMap((each) => inputParts(each, at));
    case 'array':
      return def.element === undefined ? [] : inputParts(def.element, `${at}[]`);
    case 'record':
      return def.valueType === undefined ? [] : inputParts(def.valueType, `${at}{}`);
    default: {
      const within = [def.innerType, def.in, def.out].filter((part) => part !== undefined);
      return within.length === 0 ? null : within.flatMap((part) => inputParts(part, at));
    }
  }
}

function mostOf({ checks = [] }: Definition): number | undefined {
  const bounds = checks.map(({ _zod: { def } }) => def['maximum'] ?? def['length']);
  return bounds.find((bound) => typeof bound === 'number');
}

const definitionOf = (schema: z.ZodType): Definition =>
  (schema as unknown as { readonly _zod: { readonly def: Definition } })._zod.def;
