import { oversteps } from './compatible-bounds.ts';

/** A JSON Schema, or a part of one, as zod writes it. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
}

export interface Relation {
  /** How unknown fields are treated: a reader of answers ignores them; a reader of requests refuses them. */
  readonly unknownFields: 'ignored' | 'refused';
}

/**
 * Returns where a value of the schema `given` would not be accepted by a reader who expects `expected`, in words; empty
 * when every such value is accepted. Reports too much rather than too little: a value that only two branches of
 * `expected` together accept counts as refused. Checks in code (zod's `refine`) are in no schema and not seen.
 */
export function notTaken(given: JsonSchema, expected: JsonSchema, relation: Relation): readonly string[] {
  return compare({ given, expected, at: '' }, { ...relation, given, expected, open: new Set() });
}

interface Pair {
  readonly given: JsonSchema;
  readonly expected: JsonSchema;
  /** The place in the value, such as `/rows/each/name`. */
  readonly at: string;
}

interface Whole extends Relation {
  readonly given: JsonSchema;
  readonly expected: JsonSchema;
  /** References being compared already: a tree refers to itself. */
  readonly open: ReadonlySet<string>;
}

function compare(pair: Pair, whole: Whole): readonly string[] {
  const { given, expected, at } = pair;
  if (given.$ref !== undefined || expected.$ref !== undefined) return compareReferences(pair, whole);
  if (takesAnything(expected)) return [];
  const cases = casesOf(given);
  if (cases !== null) return cases.flatMap((one) => compare({ ...pair, given: one }, whole));
  const choices = casesOf(expected);
  if (choices !== null) return compareChoices(pair, choices, whole);
  if ('const' in expected)
    return given.const === expected.const ? [] : [`${at}: ${told(given)}, where ${told(expected)} was taken`];
  const value = 'const' in given ? { ...given, type: typeOf(given.const) } : given;
  if (!isType(value.type, expected.type))
    return [`${at}: ${told(value)}, where ${told(expected)} was expected`];
  return [
    ...oversteps(value, expected).map((limit) => `${at}: ${limit}`),
    ...compareFields(pair, whole),
    ...compareItems(pair, whole),
  ];
}

function compareReferences({ given, expected, at }: Pair, whole: Whole): readonly string[] {
  const key = `${given.$ref ?? JSON.stringify(given)} ${expected.$ref ?? JSON.stringify(expected)}`;
  if (whole.open.has(key)) return [];
  const pair = { given: resolve(given, whole.given), expected: resolve(expected, whole.expected), at };
  return compare(pair, { ...whole, open: new Set([...whole.open, key]) });
}

function resolve(part: JsonSchema, whole: JsonSchema): JsonSchema {
  if (part.$ref === undefined) return part;
  if (part.$ref === '#') return whole;
  const found = whole.$defs?.[part.$ref.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`nothing is at ${part.$ref}`);
  return found;
}

/** The alternatives of a schema: branches, the words of an enum, or types. */
function casesOf(schema: JsonSchema): readonly JsonSchema[] | null {
  if (schema.anyOf) return schema.anyOf;
  if (schema.enum) return schema.enum.map((word) => ({ const: word }));
  if (typeof schema.type === 'object') return schema.type.map((type) => ({ ...schema, type }));
  return null;
}

function compareChoices(pair: Pair, choices: readonly JsonSchema[], whole: Whole): readonly string[] {
  const faults = choices.map((expected) => compare({ ...pair, expected }, whole));
  if (faults.some((found) => found.length === 0)) return [];
  // Where one kind of value is meant, the fault within it says more than that no branch accepts it.
  const near = faults.filter((_, index) => isType(pair.given.type, choices[index]?.type));
  const [only] = near;
  return near.length === 1 && only && pair.given.type !== undefined
    ? only
    : [`${pair.at}: ${told(pair.given)} is none of what is expected`];
}

function compareFields({ given, expected, at }: Pair, whole: Whole): readonly string[] {
  const fields = given.properties ?? {};
  const rest = expected.additionalProperties ?? true;
  const missing = (expected.required ?? []).filter((name) => !(given.required ?? []).includes(name));
  return [
    ...missing.map((name) => `${at}/${name}: may be missing, and is required`),
    ...Object.entries(fields).flatMap(([name, field]) => {
      const known = expected.properties?.[name];
      const place = `${at}/${name}`;
      if (known) return compare({ given: field, expected: known, at: place }, whole);
      if (typeof rest === 'object') return compare({ given: field, expected: rest, at: place }, whole);
      return rest || whole.unknownFields === 'ignored' ? [] : [`${place}: is not known any more`];
    }),
    ...compareRest({ given, expected, at }, whole),
  ];
}

/** The fields without a given name: those of a record. */
function compareRest({ given, expected, at }: Pair, whole: Whole): readonly string[] {
  const rest = given.additionalProperties;
  const taken = expected.additionalProperties ?? true;
  if (typeof rest !== 'object') return [];
  if (typeof taken === 'object') return compare({ given: rest, expected: taken, at: `${at}/each` }, whole);
  return taken || whole.unknownFields === 'ignored' ? [] : [`${at}/each: is not known any more`];
}

function compareItems({ given, expected, at }: Pair, whole: Whole): readonly string[] {
  if (expected.items === undefined) return [];
  return compare({ given: given.items ?? {}, expected: expected.items, at: `${at}/each` }, whole);
}

const ANNOTATIONS = new Set(['$schema', '$defs', 'default', 'description', 'title', 'id', 'examples']);

const takesAnything = (schema: JsonSchema): boolean =>
  Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword));

const isType = (given: unknown, expected: unknown): boolean =>
  expected === undefined || given === expected || (given === 'integer' && expected === 'number');

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
}

const told = (schema: JsonSchema): string =>
  'const' in schema ? JSON.stringify(schema.const) : String(schema.type ?? 'anything');
